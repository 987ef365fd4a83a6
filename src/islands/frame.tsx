import { useLocale } from '#/cards/locale.ts';
import { FRAME_ALLOW, SANDBOX } from '#/lib/player.ts';
import { answering } from '#/lib/player-commands.ts';

type FrameProps = {
  src: string;
  kind: keyof typeof SANDBOX;
  title: string;
  onLoad?: () => void;
};

/**
 * Renders an embedded player, a clip of our own in the page's language. Players need a referrer to work. The sandbox keeps them from
 * navigating the page.
 */
export function Frame({ src, kind, title, onLoad }: FrameProps) {
  const { paths } = useLocale();
  return (
    <iframe
      src={answering(kind === 'clip' ? paths.to(src) : src)}
      title={title}
      onLoad={onLoad}
      sandbox={SANDBOX[kind]}
      allow={FRAME_ALLOW}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
