import { useEffect, useRef } from 'react';
import { messages as m } from '#/messages/messages.ts';

/** Milliseconds for which the welcome is shown: docs/product.md, Trailer feed. */
const SHOWN = 2000;
const SEEN = 'welcome-seen';

/**
 * Returns whether this session has shown the welcome before, and remembers that it has now. Returns
 * false if storage throws: the visitor may then see the welcome again.
 */
function seenBefore(): boolean {
  try {
    const seen = sessionStorage.getItem(SEEN) !== null;
    sessionStorage.setItem(SEEN, '1');
    return seen;
  } catch {
    return false;
  }
}

/**
 * Renders a welcome once per session. It closes 2 seconds after the page is visible, or when the
 * visitor closes it.
 */
export function FeedWelcome({ siteName }: { siteName: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (seenBefore()) return;
    dialog.current?.show();
    // `show()` may move the focus into the dialog. Remove it: the welcome needs no input.
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
