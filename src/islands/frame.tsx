import { FRAME_ALLOW, SANDBOX } from '#/lib/player.ts';
import { answering } from '#/lib/player-commands.ts';

type FrameProps = {
  src: string;
  title: string;
  onLoad?: () => void;
};

/** Renders an embedded player. Players need a referrer to work. The sandbox keeps them from navigating the page. */
export function Frame({ src, title, onLoad }: FrameProps) {
  return (
    <iframe
      src={answering(src)}
      title={title}
      onLoad={onLoad}
      sandbox={SANDBOX}
      allow={FRAME_ALLOW}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
