import { useStore } from '@nanostores/react';
import { $muted, $paused, toggleSound } from '#/stores/feed.ts';

type FeedControlsProps = {
  texts: Record<'pause' | 'resume' | 'mute' | 'unmute', string>;
};

/** Renders the buttons for pause and sound over the frame. They stay while trailers change. */
export function FeedControls({ texts }: FeedControlsProps) {
  const muted = useStore($muted);
  const paused = useStore($paused);
  return (
    <div className="feed-controls">
      <button type="button" aria-keyshortcuts="Space" onClick={() => $paused.set(!paused)}>
        <Icon path={paused ? 'M8 5l11 7-11 7z' : 'M8 5v14M16 5v14'} />
        <span className="visually-hidden">{paused ? texts.resume : texts.pause}</span>
      </button>
      <button type="button" aria-keyshortcuts="m" onClick={toggleSound}>
        <Icon path={`M4 9v6h4l5 4V5L8 9z${muted ? 'M17 10l4 4M21 10l-4 4' : 'M16 9q3 3 0 6'}`} />
        <span className="visually-hidden">{muted ? texts.unmute : texts.mute}</span>
      </button>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
