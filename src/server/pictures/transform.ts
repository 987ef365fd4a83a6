import sharp from 'sharp';
import { isDrawing, MOST_PIXELS } from '#/lib/picture-kind.ts';

export type Format = 'avif' | 'webp';

/** A picture that is resized to at most `width` pixels, in a format. */
export type Transformation = {
  picture: Buffer;
  width: number;
  format: Format;
  /** Whether the visitor asks to save data. */
  saving: boolean;
};

const QUALITY = { avif: 50, webp: 72 } as const;
/** Quality for visitors who ask to save data. */
const SAVING_QUALITY = { avif: 34, webp: 45 } as const;

/**
 * Encoder efforts. AVIF effort 1, the second lowest, takes 0.6 to 0.7 times the CPU of effort 2,
 * for about as many bytes: see docs/decisions/008.
 */
const EFFORT = { avif: 1, webp: 4 } as const;

// Leave a core for pages, and keep no pictures in memory: finished pictures are stored on disk.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels per inch at which a drawing has the size that it names. */
const NATURAL = 72;
/** Longest side of a drawing that is enlarged, in pixels. */
const MOST_SIDE = 2048;

/** Rejects if the picture can not be decoded. */
export async function transform({
  picture,
  width,
  format,
  saving,
}: Transformation): Promise<Buffer> {
  const quality = (saving ? SAVING_QUALITY : QUALITY)[format];
  const density = isDrawing(picture) ? await densityFor(picture, width) : NATURAL;
  const image = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', density })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? // Most JPEGs have half the colour resolution, so that more in AVIF would add no detail.
      image.avif({ quality, effort: EFFORT.avif, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality, effort: EFFORT.webp }).toBuffer();
}

/** Returns the pixels per inch that make a drawing as wide as it is shown. It may name a tiny size. */
async function densityFor(drawing: Buffer, shownWidth: number): Promise<number> {
  const { width, height } = await sharp(drawing, { failOn: 'error' }).metadata();
  const scale = Math.min(shownWidth / width, MOST_SIDE / height);
  return Math.max(NATURAL, Math.ceil(NATURAL * scale));
}
