import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import type { Player as PlayerAddress } from '#/contract/trust.ts';
import { $player, type Playing } from '#/stores/player.ts';
import { afterPaint } from './after-paint.ts';
import { playClicked } from './play-click.ts';
import { followHistory, forgetOpen, rememberOpen } from './play-history.ts';
import { nextOf } from './play-next.ts';
import { PlayerBox } from './player-box.tsx';
import { PlayerSource } from './player-source.tsx';
import { useReady } from './ready.ts';

type PlayerProps = {
  /** What the dialog plays when the address opens it: the server renders it open. Else null. */
  initial: Playing | null;
  /** Address of the page with the dialog closed. */
  closeHref: string;
};

/** Renders the page's only player dialog. It plays what the store `$player` holds. */
export function Player({ initial, closeHref }: PlayerProps) {
  const { m } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the dialog has been opened for. What plays next may be set already while it is still closed. */
  const shown = useRef<Playing | null>(null);
  const stored = useStore($player);
  const [mounted, setMounted] = useState(false);
  const playing = mounted ? stored : initial;
  useEffect(() => {
    if (initial) $player.set(initial);
    setMounted(true);
    dialog.current?.setAttribute('data-live', '');
    document.addEventListener('click', playClicked);
    const unfollow = followHistory();
    return () => {
      document.removeEventListener('click', playClicked);
      unfollow();
    };
  }, [initial]);

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
    $player.set(null);
    forgetOpen();
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
          <span className="visually-hidden">{m.close}</span>
        </a>
      </div>
      <Content playing={playing} mounted={mounted} />
      {playing && <PlayerSource player={playerIn(playing)} film={playing.film} />}
    </dialog>
  );
}

/** Returns the player of the dialog; null if it shows a message. */
function playerIn({ kind, src }: Playing): PlayerAddress | null {
  return src === null ? null : { kind, src };
}

function Content({ playing, mounted }: { playing: Playing | null; mounted: boolean }) {
  const { m } = useLocale();
  const next = useMemo(
    () => (mounted && playing ? nextOf(playing, m) : null),
    [mounted, playing, m],
  );
  const player = playing && playerIn(playing);
  if (player) {
    const { key, title, picture, files, captions, href } = playing;
    return (
      <PlayerBox
        key={key}
        player={player}
        title={title}
        picture={picture}
        files={files}
        captions={captions}
        next={next}
        pressed={href !== undefined}
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
function show(dialog: HTMLDialogElement, playing: Playing | null): void {
  if (playing === null) {
    if (dialog.open) dialog.close();
    return;
  }
  if (!dialog.matches(':modal')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  rememberOpen(playing);
}
