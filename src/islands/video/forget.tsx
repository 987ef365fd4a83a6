import { useState } from 'react';
import { useLocale } from '#/cards/locale.ts';

/** Renders the button that forgets what players have kept on the device. */
export function Forget({ onForget }: { onForget(): void }) {
  const { m } = useLocale();
  const [forgotten, setForgotten] = useState(false);
  const press = () => {
    onForget();
    setForgotten(true);
  };
  return (
    <>
      <button className="chip" type="button" onClick={press}>
        {m.forgetPlayers}
      </button>
      <span role="status">{forgotten && m.playersForgotten}</span>
    </>
  );
}
