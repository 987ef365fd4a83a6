import { useEffect, useRef } from 'react';
import { messages as m } from '#/messages/messages.ts';

/** Milliseconds for which it is shown: docs/product.md, Trailer feed. */
const SHOWN = 2000;
const SEEN = 'welcome-seen';

/** Storage may throw: then the welcome is shown again, which harms nobody. */
function seenBefore(): boolean {
  try {
    const seen = sessionStorage.getItem(SEEN) !== null;
    sessionStorage.setItem(SEEN, '1');
    return seen;
  } catch {
    return false;
  }
}

/** Says welcome once a visit: for two seconds from when it is seen, or until it is closed. */
export function FeedWelcome({ siteName }: { siteName: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (seenBefore()) return;
    dialog.current?.show();
    // It says something and asks nothing: the focus stays where it was.
    if (dialog.current?.contains(document.activeElement)) {
      (document.activeElement as HTMLElement).blur();
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const whenSeen = () => {
      if (document.visibilityState !== 'visible' || timer !== undefined) return;
      timer = setTimeout(() => dialog.current?.close(), SHOWN);
    };
    whenSeen();
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, []);

  return (
    <dialog className="welcome" ref={dialog} aria-labelledby="welcome">
      <p>
        <b id="welcome">{m.welcomeText(siteName)}</b>
        <br />
        {m.welcomeHint}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={m.close}
        onClick={() => dialog.current?.close()}
      >
        <svg className="icon" aria-hidden="true">
          <use href="#icon-close" />
        </svg>
      </button>
    </dialog>
  );
}
