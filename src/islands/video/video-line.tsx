import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/islands/source-of.ts';
import { type VideoState, watchVideo } from './watch-video.ts';

type VideoLineProps = {
  video: RefObject<HTMLVideoElement | null>;
  /** Its source is offered, if it has one. */
  player: Player;
  /** Whether the film's files are still asked for. */
  asks: boolean;
  /** Loads the file anew, and goes on at the same place. */
  onRetry(): void;
};

/**
 * Renders the layer over a film: a sign while its files are asked for, and a line that says why it does
 * not go on, with the ways on from there. The link's referrer is the site's address, not the page's.
 */
export function VideoLine({ video, player, asks, onRetry }: VideoLineProps) {
  const { m } = useLocale();
  const [state, setState] = useState<VideoState>('fine');
  useEffect(() => (video.current ? watchVideo(video.current, setState) : undefined), [video]);
  const lines = { slow: m.videoSlow, stalled: m.videoStalled, failed: m.videoFailed };
  const source = state === 'fine' ? null : sourceOf(player);
  return (
    <div className="frame-state" data-state={asks ? 'waits' : state === 'fine' ? 'works' : 'fails'}>
      <p role="status">{state !== 'fine' && lines[state]}</p>
      {(state === 'stalled' || state === 'failed') && (
        <button className="button" type="button" onClick={onRetry}>
          {m.retry}
        </button>
      )}
      {source && (
        <a className="button" href={source.href} target="_blank" rel="noopener">
          {m.openOn(source.site)}
        </a>
      )}
    </div>
  );
}
