import { useState } from 'react';
import { forgetDevice } from '#/stores/forget-device.ts';
import type { ListPageTexts } from './WatchlistPage.tsx';

/** Renders the button that deletes everything on the device, inside a `<details>`. It says when all is deleted. */
export function ForgetAll({ texts }: { texts: ListPageTexts }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const forget = async () => {
    if (busy) return;
    setBusy(true);
    setSaid('');
    setSaid((await forgetDevice()) ? texts.forgotten : texts.notForgotten);
    setBusy(false);
  };
  return (
    <details id="forget-all">
      <summary>{texts.forget}</summary>
      <p>{texts.forgetHint}</p>
      <button type="button" className="chip" aria-busy={busy} onClick={() => void forget()}>
        {texts.forgetNow}
      </button>
      <p role="status">{said}</p>
    </details>
  );
}
