import { useRef } from 'react';
import type { ArchiveFile } from '#/lib/archive.ts';
import { VideoPlayer, type VideoPlayerProps } from './film.tsx';
import { useParts } from './film-files.ts';
import { FramedPlayer } from './frame.tsx';

type PlayerBoxProps = Omit<VideoPlayerProps, 'video' | 'parts'> & {
  /** The sizes of an item's film in one part, if the server told them. */
  files: readonly ArchiveFile[] | null;
};

/** Renders the box of a player: a film whose files are known in our own player, any other in a frame. */
export function PlayerBox({ player, files, ...shown }: PlayerBoxProps) {
  const video = useRef<HTMLVideoElement>(null);
  const parts = useParts(player, files, shown.pressed, video);
  const { box, title, picture, pressed } = shown;
  const asks = parts === 'asked';
  // A page without script shows the frame: until the answer, so does one that came with its film.
  if (parts && (pressed || !asks)) {
    return <VideoPlayer {...shown} video={video} player={player} parts={asks ? [] : parts} />;
  }
  return (
    <div className={box}>
      <FramedPlayer
        player={player}
        title={title}
        picture={picture}
        asks={asks}
        autoplay={pressed}
      />
    </div>
  );
}
