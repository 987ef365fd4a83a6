import { type ReactNode, useRef } from 'react';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import { VideoPlayer, type VideoPlayerProps } from './film.tsx';
import { useParts } from './film-files.ts';
import { FramedPlayer } from './frame.tsx';

type PlayerBoxProps = Omit<VideoPlayerProps, 'video' | 'parts' | 'player'> & {
  /** Null: the box holds `children`. */
  player: Player | null;
  /** The sizes of an item's film in one part, if the server told them. */
  files: readonly ArchiveFile[] | null;
  /** Whether a press may put a frame into the box before React is there. */
  holds?: boolean;
  children?: ReactNode;
};

const NOTHING = { __html: '' };

/** Renders the box of a player: a film whose files are known in our own player, any other in a frame. */
export function PlayerBox({ player, files, holds = false, children, ...shown }: PlayerBoxProps) {
  const video = useRef<HTMLVideoElement>(null);
  const held = useRef<HTMLDivElement>(null);
  const parts = useParts(player, files, shown.pressed, video);
  const { box, title, picture, pressed } = shown;
  const asks = parts === 'asked';
  // A page without script shows the frame: until the answer, so does one that came with its film.
  if (player && parts && (pressed || !asks)) {
    return (
      <VideoPlayer
        key={player.src}
        {...shown}
        video={video}
        player={player}
        parts={asks ? [] : parts}
      />
    );
  }
  return (
    <div className={box}>
      {/* Seen until the player is. */}
      {player && picture && <img className="frame-picture" src={picture} alt="" />}
      {holds && (
        <div
          className="frame-held"
          ref={held}
          suppressHydrationWarning
          // What a press has put there before stays: React does not look into it.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
          dangerouslySetInnerHTML={NOTHING}
        />
      )}
      {player ? (
        <FramedPlayer
          key={player.src}
          player={player}
          title={title}
          asks={asks}
          autoplay={pressed}
          held={holds ? held : undefined}
        />
      ) : (
        children
      )}
    </div>
  );
}
