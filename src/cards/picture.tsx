import type { Picture as PictureAddress } from '#/contract/trust.ts';
import { type PictureSize, pictureSrc, pictureSrcSet } from '#/lib/pictures.ts';

const SHAPES: Record<PictureSize, { width: number; height: number }> = {
  w185: { width: 185, height: 278 },
  w500: { width: 500, height: 750 },
  w1280: { width: 1280, height: 720 },
};

/**
 * Default for `sizes`: on phones half of the width that gutters and gap leave, on tablets a quarter
 * of the viewport, above a sixth.
 */
const SIXTH = '(max-width: 600px) calc(50vw - 22px), (max-width: 1023px) 25vw, 17vw';

const WIDE = { width: 480, height: 270 };

type PictureProps = {
  picture: PictureAddress | null;
  size: PictureSize;
  /** Posters are 2:3, videos 16:9. */
  shape?: 'poster' | 'wide';
  /**
   * The `sizes` attribute: how wide the picture is shown, so that the browser can choose a file.
   */
  sizes?: string;
  /** Whether it is in view at first paint. It then loads at once; others load lazily. */
  eager?: boolean;
  /** Text of the placeholder, if it has one. */
  empty?: string;
};

/**
 * Renders a poster in its frame, or a placeholder for null, which makes no request. The title
 * stands beside it as text, so `alt` is empty.
 */
export function Picture({
  picture,
  size,
  shape,
  empty,
  sizes = SIXTH,
  eager = false,
}: PictureProps) {
  const frame = shape === 'wide' ? 'picture picture-wide' : 'picture';
  if (picture === null) {
    return <span className={`${frame} picture-empty`}>{empty && <small>{empty}</small>}</span>;
  }
  return (
    <span className={frame}>
      <img
        src={pictureSrc(picture, size)}
        srcSet={size === 'w500' ? pictureSrcSet(picture) : undefined}
        sizes={size === 'w500' && pictureSrcSet(picture) ? sizes : undefined}
        alt=""
        {...(shape === 'wide' ? WIDE : SHAPES[size])}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
