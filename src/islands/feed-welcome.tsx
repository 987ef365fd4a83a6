import { useEffect, useRef } from 'react';

/** Milliseconds for which the welcome is shown: docs/product.md, Trailer feed. */
const SHOWN = 2000;
const SEEN = 'welcome-seen';

/**
 * Returns whether this session has shown the welcome, and stores that it has. Returns false if storage throws: the
 * visitor may then see the welcome again.
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

/** Returns whether the visitor points at the welcome or is in it by keyboard, and may be reading. */
function isHeld(dialog: HTMLElement): boolean {
  // On a touch screen, `:hover` matches until the next touch.
  const hovered = matchMedia('(hover: hover)').matches && dialog.matches(':hover');
  return hovered || dialog.matches(':focus-within');
}

/**
 * Renders a welcome once per session. It closes 2 seconds after the page is visible, later if it is
 * hovered or focused then, or when the visitor closes it.
 */
export function FeedWelcome({ texts }: { texts: Record<'welcome' | 'hint' | 'close', string> }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const welcome = dialog.current;
    if (!welcome || seenBefore()) return undefined;
    // Unlike `show()`, this leaves the focus where it is: the welcome needs no input.
    welcome.open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      if (isHeld(welcome)) timer = setTimeout(leave, SHOWN);
      else welcome.close();
    };
    const whenSeen = () => {
      if (document.visibilityState === 'visible') timer ??= setTimeout(leave, SHOWN);
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
        <b id="welcome">{texts.welcome}</b>
        <br />
        {texts.hint}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.close}
        onClick={() => dialog.current?.close()}
      >
        <svg className="icon" aria-hidden="true">
          <use href="#icon-close" />
        </svg>
      </button>
    </dialog>
  );
}
