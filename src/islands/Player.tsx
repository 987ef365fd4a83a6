import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import {
  $nowPlaying,
  closeDialog,
  followHistory,
  type NowPlaying,
  nextCard,
  openDialog,
  openLink,
  type Playing,
} from '#/stores/player.ts';
import { afterPaint } from './after-paint.ts';
import { PlayerBox } from './player/box.tsx';
import { PlayerSource, type SourceTexts } from './player/source.tsx';
import { useReady } from './ready.ts';

type PlayerProps = {
  /** The page's language. */
  language: Language;
  texts: SourceTexts & { close: string };
  /** What the dialog plays when the address opens it: the server renders it open. Else null. */
  initial: Playing | null;
  /** Address of the page with the dialog closed. */
  closeHref: string;
};

/** What the dialog shows. */
type Shown = Playing & Partial<Pick<NowPlaying, 'pressed'>>;

/** Renders the page's only player dialog. It plays what the store `$nowPlaying` holds. */
export function Player({ language, texts, initial, closeHref }: PlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the dialog has been opened for. What plays next may be set already while it is still closed. */
  const shown = useRef<Shown | null>(null);
  const stored = useStore($nowPlaying);
  const [mounted, setMounted] = useState(false);
  const held: Shown | null = stored?.where === 'dialog' ? stored : null;
  const playing = mounted ? held : initial;
  // Before its player says that it plays.
  useLayoutEffect(() => {
    if (initial) openDialog(initial, false);
  }, [initial]);
  useEffect(() => {
    setMounted(true);
    dialog.current?.setAttribute('data-live', '');
    document.addEventListener('click', playClicked);
    const unfollow = followHistory();
    return () => {
      document.removeEventListener('click', playClicked);
      unfollow();
    };
  }, []);

  useEffect(() => {
    const { current } = dialog;
    if (!mounted || !current) return;
    const open = () => {
      shown.current = playing;
      show(current, playing);
    };
    // A click that waited for this script has opened the dialog already.
    if (!playing || current.open) return open();
    // Opening takes some frames on a phone. A film begins to load in the tasks between the first two.
    let cancel = afterPaint(() => {
      cancel = afterPaint(open);
    });
    return () => cancel();
  }, [mounted, playing]);

  useReady(dialog);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  const closed = () => {
    // The close event fires in a later task: by now the dialog may be open again, or about to be.
    if (shown.current === null || dialog.current?.open) return;
    shown.current = null;
    closeDialog();
  };

  return (
    <dialog
      className={`player player-${playing?.variant ?? 'wide'}`}
      id="player"
      ref={dialog}
      open={initial !== null}
      aria-labelledby="player-title"
      onClose={closed}
      suppressHydrationWarning
    >
      <div className="player-bar">
        <i className="nuqta" />
        <h2 className="player-title" id="player-title" suppressHydrationWarning>
          <bdi>{playing?.title}</bdi>
        </h2>
        <a className="icon-button player-close" href={closeHref} onClick={close}>
          <svg className="icon" aria-hidden="true">
            <use href="#icon-close" />
          </svg>
          <span className="visually-hidden">{texts.close}</span>
        </a>
      </div>
      <Content language={language} playing={playing} mounted={mounted} />
      {playing && (
        <PlayerSource
          language={language}
          texts={texts}
          player={playing.player}
          film={playing.film}
        />
      )}
    </dialog>
  );
}

type ContentProps = { language: Language; playing: Shown | null; mounted: boolean };

function Content({ language, playing, mounted }: ContentProps) {
  const next = useMemo(() => (mounted && playing ? nextCard() : null), [mounted, playing]);
  if (playing?.player) {
    const { key, title, player, picture, files, captions, pressed = false } = playing;
    return (
      <PlayerBox
        key={key}
        language={language}
        player={player}
        title={title}
        picture={picture}
        files={files}
        captions={captions}
        next={next && { title: next.title, onPress: next.play }}
        pressed={pressed}
        box="frame"
      />
    );
  }
  return (
    <div className="frame">
      {playing && (
        <div className="frame-message">
          <p>{playing.message}</p>
          {playing.hint?.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Opens the dialog as a modal, even if the server rendered it open. Closes it for null. */
function show(dialog: HTMLDialogElement, playing: Shown | null): void {
  if (playing === null) {
    if (dialog.open) dialog.close();
    return;
  }
  if (!dialog.matches(':modal')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}

/**
 * Opens the player with the data of a clicked card's link. Ignores links with `data-ask`: their own
 * islands handle them.
 */
function playClicked(event: globalThis.MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[data-play]:not([data-ask])')
      : null;
  if (!link) return;
  event.preventDefault();
  // The link answers at once: opening the dialog takes some frames on a phone.
  link.ariaBusy = 'true';
  afterPaint(() => {
    link.ariaBusy = null;
  });
  openLink(link);
}
