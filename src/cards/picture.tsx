import type { ReactNode } from 'react';
import type { Picture as PictureAddress } from '#/contract/trust.ts';
import { type PictureSize, pictureSrc, pictureSrcSet } from '#/lib/pictures.ts';

const SHAPES: Record<PictureSize, { width: number; height: number }> = {
  w185: { width: 185, height: 278 },
  w500: { width: 500, height: 750 },
  w1280: { width: 1280, height: 720 },
};

/** Half of what gutters and gap leave on phones, a quarter on tablets, a sixth or seventh above. */
const SIXTH = '(max-width: 600px) calc(50vw - 22px), (max-width: 1023px) 25vw, 17vw';

const WIDE = { width: 480, height: 270 };

type PictureProps = {
  picture: PictureAddress | null;
  size: PictureSize;
  /** Films are 2:3, videos 16:9. */
  shape?: 'poster' | 'wide';
  /** How wide it is shown, for the browser's choice among widths. */
  sizes?: string;
  /** In view at first paint: fetched at once instead of when scrolled to. */
  eager?: boolean;
  /** What the placeholder says, where it says something. */
  empty?: string;
  /** What hangs on the poster's hook: a ring or the play sign. */
  children?: ReactNode;
};

/**
 * A poster in its frame, or the placeholder when there is none: a null poster makes no request.
 * The title stands beside it in text, so the picture has no words of its own.
 */
export function Picture({
  picture,
  size,
  shape,
  empty,
  sizes = SIXTH,
  eager = false,
  children,
}: PictureProps) {
  const frame = shape === 'wide' ? 'picture picture-wide' : 'picture';
  if (picture === null) {
    return (
      <span className={`${frame} picture-empty`}>
        {empty && <small>{empty}</small>}
        {children}
      </span>
    );
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
      {children}
    </span>
  );
}
