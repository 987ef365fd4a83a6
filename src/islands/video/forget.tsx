import { useState } from 'react';
import type { FilmTexts } from '#/messages/messages.ts';
import { Chip } from './chip.tsx';

type ForgetProps = { video: HTMLVideoElement; m: FilmTexts; onForget(): void };

/** Renders the button that forgets what players have kept on the device. */
export function Forget({ video, m, onForget }: ForgetProps) {
  const [forgotten, setForgotten] = useState(false);
  const press = () => {
    onForget();
    setForgotten(true);
  };
  return (
    <>
      <Chip video={video} onPress={press}>
        {m.forget}
      </Chip>
      <span role="status">{forgotten && m.forgotten}</span>
    </>
  );
}
