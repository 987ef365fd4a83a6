import { FRAME_ALLOW, SANDBOX } from '#/lib/player.ts';

type FrameProps = {
  src: string;
  kind: keyof typeof SANDBOX;
  title: string;
  onLoad?: () => void;
};

/** An embedded player. Players refuse to work without a referrer; none may navigate the page. */
export function Frame({ src, kind, title, onLoad }: FrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      onLoad={onLoad}
      sandbox={SANDBOX[kind]}
      allow={FRAME_ALLOW}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
