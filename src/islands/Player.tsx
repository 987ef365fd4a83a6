import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { messages as m } from '#/messages/messages.ts';
import { $player, type Playing } from '#/stores/player.ts';
import { Frame } from './frame.tsx';
import { playClicked } from './play-click.ts';
import { followHistory, forgetOpen, rememberOpen } from './play-history.ts';
import { useReady } from './ready.ts';

type PlayerProps = {
  /** What the address says is playing: the server renders the page with its dialog open. */
  initial: Playing | null;
  /** The address of the page without the dialog. */
  closeHref: string;
};

/** The one player dialog of a page. Cards only say what to play. */
export function Player({ initial, closeHref }: PlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
    if (mounted && dialog.current) show(dialog.current, playing);
  }, [mounted, playing]);

  useReady(dialog);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  const closed = () => {
    // Said in a task of its own: meanwhile it may have been opened again.
    if ($player.get() === null || dialog.current?.open) return;
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
      <header className="player-bar">
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
      </header>
      <div className="frame">{playing && <Content playing={playing} />}</div>
    </dialog>
  );
}

function Content({ playing }: { playing: Playing }) {
  if (playing.src !== null) {
    return <Frame src={playing.src} kind={playing.kind} title={playing.title} />;
  }
  return (
    <div className="frame-message">
      <p>{playing.message}</p>
      {playing.hint && <p>{playing.hint}</p>}
    </div>
  );
}

/** Opens the dialog over the page, also when the server had opened it in the page; or closes it. */
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
