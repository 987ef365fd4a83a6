import { useRef, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import { share } from '#/lib/share.ts';
import { useReady } from './ready.ts';

/** Renders the button that shares the page's address, without parameters. It needs a script. */
export function Share() {
  const { m } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');
  useReady(button);

  const press = async () => {
    const { origin, pathname } = location;
    const url = origin + pathname;
    say('');
    // What can be neither shared nor copied is shown, to be copied by hand.
    const done = await share(document.title, url).catch(() => url);
    say(done === 'copied' ? m.linkCopied : (done ?? ''));
  };

  return (
    <p className="share">
      <button
        type="button"
        className="button button-second"
        ref={button}
        data-live
        suppressHydrationWarning
        onClick={press}
      >
        {m.share}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
