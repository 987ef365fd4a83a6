import sharp from 'sharp';

export type Format = 'avif' | 'webp';

/** Pixels of the largest picture that is decoded: 40 megapixels. */
const MOST_PIXELS = 40_000_000;
const QUALITY = { avif: 50, webp: 72 } as const;
/** For visitors who ask to save data. */
const SAVING_QUALITY = { avif: 34, webp: 45 } as const;

/** AVIF of the lowest effort but one: half the work of the next, for as many bytes. See docs/decisions. */
const EFFORT = { avif: 1, webp: 4 } as const;

// Encoding is to leave a core for pages, and no memory behind: finished pictures are kept on disk.
sharp.concurrency(1);
sharp.cache(false);

/** A picture at most `width` wide, in the format that the visitor takes. Rejects what can not be decoded. */
export function transform(
  picture: Buffer,
  width: number,
  format: Format,
  saving: boolean,
): Promise<Buffer> {
  const quality = (saving ? SAVING_QUALITY : QUALITY)[format];
  const image = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? // Photographs come with half the colour resolution; more of it in AVIF would show nothing more.
      image.avif({ quality, effort: EFFORT.avif, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality, effort: EFFORT.webp }).toBuffer();
}
