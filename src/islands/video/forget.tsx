import { useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import { Chip } from './chip.tsx';

type ForgetProps = { video: HTMLVideoElement; onForget(): void };

/** Renders the button that forgets what players have kept on the device. */
export function Forget({ video, onForget }: ForgetProps) {
  const { m } = useLocale();
  const [forgotten, setForgotten] = useState(false);
  const press = () => {
    onForget();
    setForgotten(true);
  };
  return (
    <>
      <Chip video={video} onPress={press}>
        {m.forgetPlayers}
      </Chip>
      <span role="status">{forgotten && m.playersForgotten}</span>
    </>
  );
}
