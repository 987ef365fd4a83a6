import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import { FRAME_ALLOW, SANDBOX, withAutoplay } from '#/lib/player.ts';
import { answering } from '#/lib/player-commands.ts';
import { loadFilms } from '#/site/messages/films/texts.ts';
import type { FilmTexts } from '#/site/messages/messages.ts';
import { pageLanguage } from '#/stores/language.ts';
import { reportProgress } from '#/stores/player.ts';
import { sourceOf } from './source.tsx';
import { type FrameState as State, watchFrame } from './watch.ts';

type FramedPlayerProps = {
  player: Player;
  title: string;
  /** Whether it starts at once, after a press. Otherwise the server has rendered the frame. */
  autoplay: boolean;
  /** Whether the film's files are still requested: only browsers without script load the frame. */
  loading: boolean;
  /** Shows the frame, where it is not likely to load: the visitor is asked first. */
  onTry?: () => void;
  /** The element that holds the frame after a press, which React leaves alone. */
  held?: RefObject<HTMLElement | null>;
};

/** Renders a player in a frame. */
export function FramedPlayer(props: FramedPlayerProps) {
  const { player, title, autoplay, loading, onTry, held } = props;
  const { src } = player;
  const waits = loading || onTry !== undefined;
  const [waited] = useState(waits);
  useEffect(() => {
    // A frame reports nothing about its player.
    if (!waits && src) reportProgress({ film: null, part: 0, parts: 0, seconds: 0, duration: 0 });
  }, [waits, src]);
  useLayoutEffect(() => {
    const holder = autoplay && !waits && held?.current;
    if (!holder) return undefined;
    holdFrame(holder, src, title);
    return () => holder.replaceChildren();
  }, [autoplay, waits, held, src, title]);
  const frame = (
    <>
      {!(autoplay && held) && (
        <Frame key={src} src={autoplay ? withAutoplay(src) : src} title={title} />
      )}
      <FrameState player={player} served={!autoplay && !waited} />
    </>
  );
  if (onTry) return <FrameLine state="late" line="playerSilent" source={player} onRetry={onTry} />;
  return (
    <>
      {/* Without script, the frame covers the lamp. */}
      {loading && <FrameLine state="waits" line={false} source={null} />}
      {loading ? <noscript>{frame}</noscript> : frame}
    </>
  );
}

/** Adds the frame of a player to an element, unless it is there. A press calls it before React is there. */
export function holdFrame(holder: Element, src: string, title: string): void {
  const address = answering(withAutoplay(src));
  if (holder.querySelector('iframe')?.src === address) return;
  holder.replaceChildren(createFrame(address, title));
}

/** Makes a frame as `Frame` renders it. It stays hidden until its player answers (watch.ts). */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), {
    title,
    allow: FRAME_ALLOW,
    sandbox: SANDBOX,
    referrerPolicy: 'strict-origin-when-cross-origin',
    inert: true,
    src,
  });
}

type FrameProps = {
  src: string;
  title: string;
  onLoad?: () => void;
};

/** Renders an embedded player. Players need a referrer. The sandbox prevents them from navigating the page. */
export function Frame({ src, title, onLoad }: FrameProps) {
  return (
    <iframe
      src={answering(src)}
      title={title}
      onLoad={onLoad}
      sandbox={SANDBOX}
      allow={FRAME_ALLOW}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

type FrameStateProps = {
  player: Player;
  /** Whether the player runs, and so can fail. */
  plays?: boolean;
  /** Whether the server rendered the frame. */
  served?: boolean;
};

/** Renders the layer over a frame: a sign until its player answers, and a message with a link if it does not. */
export function FrameState({ player, plays = true, served = false }: FrameStateProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('works');
  const { src } = player;
  useEffect(() => {
    const root = box.current?.parentElement;
    setState('works');
    return plays && root ? watchFrame(root, src, served, setState) : undefined;
  }, [src, plays, served]);
  const late = state === 'late';
  return (
    <FrameLine
      state={state}
      line={late && 'playerSilent'}
      source={late ? player : null}
      box={box}
    />
  );
}

type FrameLineProps = {
  /** How it looks: see _frame-state.scss. */
  state: 'waits' | 'late' | 'works' | 'fails';
  line: 'slowly' | 'stalled' | 'broken' | 'noWebm' | 'playerSilent' | false | null;
  /** A player whose source is offered. */
  source: Player | null;
  onRetry?: (() => void) | false | null;
  box?: Ref<HTMLDivElement>;
};

/**
 * Renders the layer over a player: a sign while it loads, or a message with a retry and a link to the source. The
 * link's referrer is the site's address, not the page's.
 */
export function FrameLine({ state, line, source, onRetry, box }: FrameLineProps) {
  const m = useFilmTexts();
  const page = source && sourceOf(source);
  return (
    <div className="frame-state" data-state={state} ref={box}>
      <p role="status">{line && m?.[line]}</p>
      {m && onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          {line === 'playerSilent' ? m.tryHere : m.retry}
        </button>
      )}
      {m && page && (
        <a className="button" href={page.href} target="_blank" rel="noopener">
          {m.openOn(page.site)}
        </a>
      )}
    </div>
  );
}

/** Returns the players' texts in the page's language; null until they are loaded. */
export function useFilmTexts(): FilmTexts | null {
  const [texts, setTexts] = useState<FilmTexts | null>(null);
  useEffect(() => {
    // Without them, the film plays on.
    void loadFilms[pageLanguage()]()
      .then(({ films }) => setTexts(films))
      .catch(() => {});
  }, []);
  return texts;
}
