import { type ReactNode, useRef, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import { VideoPlayer, type VideoPlayerProps } from './film.tsx';
import { isAsked, type Parts, useParts } from './film-files.ts';
import { FramedPlayer } from './frame.tsx';
import { SizeChoice } from './size-choice.tsx';

type PlayerBoxProps = Omit<VideoPlayerProps, 'video' | 'parts' | 'player'> & {
  /** Null: the box holds `children`. */
  player: Player | null;
  /** The files of an item's film in one part, if the server knows them. */
  files: readonly ArchiveFile[] | null;
  /** Whether a press may add a frame to the box before React is there. */
  holds?: boolean;
  children?: ReactNode;
};

const NOTHING = { __html: '' };

/** Renders a player: our own for a film whose files are known, any other in a frame. */
export function PlayerBox({ player, files, holds = false, children, ...shown }: PlayerBoxProps) {
  const video = useRef<HTMLVideoElement>(null);
  const held = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useParts(player, files, shown.pressed, video);
  const [hasChosen, setHasChosen] = useState(false);
  const { box, title, picture } = shown;
  const pressed = shown.pressed || hasChosen;
  const loading = parts === 'loading';
  const failed = parts === 'failed';
  if (isAsked(parts)) {
    const play = (files: Parts) => {
      setHasChosen(true);
      setParts(files);
    };
    return (
      <div className={box}>
        {picture && <img className="frame-picture" src={picture} alt="" />}
        <SizeChoice parts={parts.asks} onChoose={play} />
      </div>
    );
  }
  // A page without script shows the frame. So does a page whose address opens the film, until its files are known.
  if (player && parts && !failed && (pressed || !loading)) {
    return (
      <VideoPlayer
        key={player.src}
        {...shown}
        pressed={pressed}
        video={video}
        player={player}
        parts={loading ? [] : parts}
      />
    );
  }
  return (
    <div className={box}>
      {/* Visible until the player is. */}
      {player && picture && <img className="frame-picture" src={picture} alt="" />}
      {holds && (
        <div
          className="frame-held"
          ref={held}
          suppressHydrationWarning
          // React leaves alone what a press has added.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
          dangerouslySetInnerHTML={NOTHING}
        />
      )}
      {player ? (
        <FramedPlayer
          key={player.src}
          player={player}
          title={title}
          loading={loading}
          onTry={failed ? () => setParts(null) : undefined}
          autoplay={pressed}
          held={holds ? held : undefined}
        />
      ) : (
        children
      )}
    </div>
  );
}
