import type { Picture as PictureAddress } from '#/contract/trust.ts';
import { type PictureSize, pictureSrc, pictureSrcSet } from '#/lib/pictures.ts';

const SHAPES: Record<PictureSize, { width: number; height: number }> = {
  w185: { width: 185, height: 278 },
  w500: { width: 500, height: 750 },
  w1280: { width: 1280, height: 720 },
};

/**
 * Default for `sizes`: on phones half of the width that gutters and gap leave, on tablets a quarter
 * of the viewport, above a sixth, which is more than home's seven need. The widths are those of
 * styles/settings/_breakpoints.scss.
 */
const SIXTH = '(min-width: 56.25em) 17vw, (min-width: 37.56em) 25vw, calc(50vw - 1.375rem)';

const WIDE = { width: 480, height: 270 };

type PictureProps = {
  picture: PictureAddress;
  size: PictureSize;
  /** Posters are 2:3, videos 16:9. */
  shape?: 'poster' | 'wide';
  /**
   * The `sizes` attribute: how wide the picture is shown, so that the browser can choose a file.
   */
  sizes?: string;
  /** Whether it is in view at first paint. It then loads at once; others load lazily. */
  eager?: boolean;
};

/** Renders a poster in its frame. The title stands beside it as text, so `alt` is empty. */
export function Picture({ picture, size, shape, sizes = SIXTH, eager = false }: PictureProps) {
  return (
    <span className={shape === 'wide' ? 'picture picture-wide' : 'picture'}>
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
