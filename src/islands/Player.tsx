import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '#/contract/language.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { closeDialog, followHistory, nextCard, openLink } from '#/stores/dialog.ts';
import { $nowPlaying, type DialogPlaying, nowPlays } from '#/stores/player.ts';
import { island } from './island.tsx';
import { PlayerBox } from './player/box.tsx';
import { holdFrame } from './player/frame.tsx';
import { PlayerSource, type SourceTexts } from './player/source.tsx';
import { useReady } from './ready.ts';

/** Opens the dialog with what a pressed link plays, before React is there. */
export async function press(link: HTMLElement, answer?: Promise<Response>): Promise<void> {
  await openLink(link as HTMLAnchorElement, answer);
  const now = $nowPlaying.get();
  const dialog = document.querySelector<HTMLDialogElement>('#player:not([data-live])');
  if (now?.where !== 'dialog' || !dialog) return;
  const { player, title, variant } = now;
  dialog.className = `player player-${variant}`;
  (dialog.querySelector('#player-title bdi') as HTMLElement).textContent = title;
  const held = dialog.querySelector('.frame-held') as HTMLElement;
  if (player?.kind === 'embed') holdFrame(held, player.src, title);
  followHistory();
  const unfollow = $nowPlaying.listen((playing) => playing ?? dialog.close());
  const closed = () => {
    unfollow();
    if (dialog.open) return;
    held.replaceChildren();
    closeDialog();
  };
  const close = (event: Event) => {
    event.preventDefault();
    dialog.close();
  };
  dialog.addEventListener('close', closed, { once: true });
  dialog.querySelector('.player-close')?.addEventListener('click', close, { once: true });
  if (!dialog.open) dialog.showModal();
}

type PlayerProps = {
  /** The page's language. */
  language: Language;
  texts: SourceTexts & { close: string };
  /** What the dialog plays if the address opens it: the server renders it open. Else null. */
  initial: DialogPlaying | null;
  /** Address of the page with the dialog closed. */
  closeHref: string;
};

/** Renders the page's only player dialog. It shows what the store `$nowPlaying` holds. */
export const Player = island(function Player({ language, texts, initial, closeHref }: PlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the dialog was opened for. $nowPlaying may be set while the dialog is still closed. */
  const shown = useRef<DialogPlaying | null>(null);
  const now = useStore($nowPlaying, { ssr: () => initial });
  const playing = now?.where === 'dialog' ? now : null;
  // Before its player reports its progress.
  useLayoutEffect(() => {
    if (initial) nowPlays(initial);
  }, [initial]);
  useEffect(() => {
    dialog.current?.setAttribute('data-live', '');
    document.addEventListener('click', playClicked);
    followHistory();
    return () => document.removeEventListener('click', playClicked);
  }, []);

  useEffect(() => {
    const { current } = dialog;
    // A press may have opened the dialog before it sets $nowPlaying.
    if (!current || (!playing && !shown.current)) return;
    let isCurrent = true;
    const show = () => {
      if (!isCurrent) return;
      shown.current = playing;
      if (!playing) current.close();
      else if (!current.matches(':modal')) {
        // The server may have rendered it open.
        current.removeAttribute('open');
        current.showModal();
      }
    };
    // Opening takes some frames on a phone. A film starts to load in the tasks between the first two.
    if (!playing || current.open) show();
    else afterPaint(() => afterPaint(show));
    return () => {
      isCurrent = false;
    };
  }, [playing]);

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
        <h2 className="player-title" id="player-title">
          {/* A held click has set the title. */}
          <bdi suppressHydrationWarning>{playing?.title ?? ''}</bdi>
        </h2>
        <a className="icon-button player-close" href={closeHref} onClick={close}>
          <svg className="icon" aria-hidden="true">
            <use href="#icon-close" />
          </svg>
          <span className="visually-hidden">{texts.close}</span>
        </a>
      </div>
      <Content language={language} playing={playing} />
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
});

type ContentProps = { language: Language; playing: DialogPlaying | null };

function Content({ language, playing }: ContentProps) {
  return (
    <PlayerBox
      language={language}
      player={playing?.player ?? null}
      title={playing?.title ?? ''}
      picture={playing?.picture ?? null}
      files={playing?.files ?? null}
      captions={playing?.captions ?? null}
      next={nextCard}
      pressed={playing?.pressed ?? false}
      box="frame"
      holds
    >
      {playing && (
        <div className="frame-message">
          <p>{playing.message}</p>
          {playing.hint?.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </PlayerBox>
  );
}

/** Opens the dialog for a clicked link. */
function playClicked(event: globalThis.MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-play]') : null;
  if (!link) return;
  event.preventDefault();
  if (link.ariaBusy) return;
  // The link shows at once that it was pressed: opening the dialog takes some frames on a phone.
  link.ariaBusy = 'true';
  void openLink(link).then(() =>
    afterPaint(() => {
      link.ariaBusy = null;
    }),
  );
}

/** Runs `work` after the next frame is painted. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
