import { type RefObject, useEffect, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import { FrameLine } from '#/islands/frame-line.tsx';
import type { FilmTexts } from '#/messages/messages.ts';
import { type VideoState, watchVideo } from '../player/watch-video.ts';

type VideoLineProps = {
  video: RefObject<HTMLVideoElement | null>;
  player: Player;
  /** Null until they have come. */
  m: FilmTexts | null;
  /** Whether the film's files are still asked for. */
  asks: boolean;
  /** Loads the file anew, and goes on at the same place. */
  onRetry(): void;
};

/** How each state looks. A film that can go on stays in view. */
const LOOKS = { fine: 'works', slow: 'fails', stalled: 'fails', failed: 'late' } as const;

/** Renders the layer over a film: what is wrong while it does not come, and the ways on from there. */
export function VideoLine({ video, player, m, asks, onRetry }: VideoLineProps) {
  const [state, setState] = useState<VideoState>('fine');
  useEffect(() => (video.current ? watchVideo(video.current, setState) : undefined), [video]);
  const lines: Record<VideoState, string | undefined> = {
    fine: undefined,
    slow: m?.slowly,
    stalled: m?.stalled,
    failed: m?.broken,
  };
  const line = lines[state] ?? false;
  return (
    <FrameLine
      state={asks ? 'waits' : LOOKS[state]}
      line={line}
      source={line ? player : null}
      onRetry={line !== false && state !== 'slow' && onRetry}
    />
  );
}
