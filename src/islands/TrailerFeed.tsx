import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { Language } from '#/contract/language.ts';
import { $muted, $paused, $slide, followFeed, pressInFeed, toggleSound } from '#/stores/feed.ts';
import { followFeedKeys } from '#/stores/feed-keys.ts';
import { FeedPlayer } from './feed-player.tsx';
import { island } from './island.tsx';
import { useReady } from './ready.ts';

type TrailerFeedProps = {
  /** The page's language. */
  language: Language;
  texts: Record<'pause' | 'resume' | 'mute' | 'unmute' | 'welcome' | 'hint' | 'close', string>;
};

/** Handles a press on a trailer, or on More. */
export const press = pressInFeed;

/** Renders the controls over the slides of the feed, and the player in the slide on screen. */
export const TrailerFeed = island(function TrailerFeed({ language, texts }: TrailerFeedProps) {
  const foot = useRef<HTMLDivElement>(null);
  // Mounting a player takes long. React handles other updates in between.
  const slide = useDeferredValue(useStore($slide, { ssr: 'initial' }));
  const paused = useStore($paused, { ssr: 'initial' });
  const muted = useStore($muted, { ssr: 'initial' });
  useEffect(() => {
    const box = foot.current?.closest('.feed') as HTMLElement;
    const ends = [followFeed(box), followFeedKeys(box)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useReady(foot);
  return (
    <>
      {slide && !paused && (
        <FeedPlayer key={slide.id} language={language} slide={slide} muted={muted} />
      )}
      {/* Inside the feed, so that a swipe that begins here scrolls the feed. */}
      {slide && !slide.matches('.slide-film') && <FeedControls texts={texts} />}
      <div className="feed-foot" ref={foot}>
        <FeedWelcome texts={texts} />
      </div>
    </>
  );
});

type FeedControlsProps = {
  texts: Record<'pause' | 'resume' | 'mute' | 'unmute', string>;
};

/** Renders the buttons for pause and sound over the frame. They stay while trailers change. */
function FeedControls({ texts }: FeedControlsProps) {
  const muted = useStore($muted);
  const paused = useStore($paused);
  return (
    <div className="feed-controls">
      <button type="button" aria-keyshortcuts="Space" onClick={() => $paused.set(!paused)}>
        <Icon path={paused ? 'M8 5l11 7-11 7z' : 'M8 5v14M16 5v14'} />
        <span className="visually-hidden">{paused ? texts.resume : texts.pause}</span>
      </button>
      <button type="button" aria-keyshortcuts="m" onClick={toggleSound}>
        <Icon path={`M4 9v6h4l5 4V5L8 9z${muted ? 'M17 10l4 4M21 10l-4 4' : 'M16 9q3 3 0 6'}`} />
        <span className="visually-hidden">{muted ? texts.unmute : texts.mute}</span>
      </button>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

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
function FeedWelcome({ texts }: { texts: Record<'welcome' | 'hint' | 'close', string> }) {
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
