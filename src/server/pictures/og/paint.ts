/** Paints a picture for sharing: the stage with the poster on it, as a JPEG of at most 150 kB. */
import sharp from 'sharp';
import { MOST_PIXELS } from '#/lib/picture-kind.ts';

export const MOST_BYTES = 150_000;
/** Tried in turn until the picture is small enough. */
const QUALITIES = [84, 72, 58, 40, 20];
/** Units of an SVG document in an inch, at which it has its own size. */
const DENSITY = 72;
const RADIUS = 6;

export type Rect = { left: number; top: number; width: number; height: number };
/** What is painted. Without a poster it is the stage alone. */
export type Painting = { stage: string; poster: Buffer | null; at: Rect };

sharp.concurrency(1);
sharp.cache(false);

/** Returns the JPEG of a painting. Rejects if the poster can not be decoded. */
export async function paint({ stage, poster, at }: Painting): Promise<Buffer> {
  const { left, top } = at;
  const layers = poster === null ? [] : [{ input: await cut(poster, at), left, top }];
  const { data, info } = await sharp(Buffer.from(stage))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error('the picture is too large');
}

/** Returns the poster at its size, its corners rounded. A drawing is drawn at that size. */
async function cut(poster: Buffer, { width, height }: Rect): Promise<Buffer> {
  const bounds = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const known = await sharp(poster, bounds).metadata();
  const density =
    known.format === 'svg' ? Math.ceil((DENSITY * height) / (known.height || height)) : DENSITY;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="${height}" rx="${RADIUS}"/></svg>`;
  return sharp(poster, { ...bounds, density: Math.min(Math.max(density, DENSITY), 600) })
    .rotate()
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
