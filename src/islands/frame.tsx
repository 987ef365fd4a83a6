import { FRAME_ALLOW, SANDBOX } from '#/lib/player.ts';

type FrameProps = { src: string; kind: keyof typeof SANDBOX; title: string };

/** An embedded player. Players refuse to work without a referrer; none may navigate the page. */
export function Frame({ src, kind, title }: FrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox={SANDBOX[kind]}
      allow={FRAME_ALLOW}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
