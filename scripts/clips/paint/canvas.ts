/**
 * A picture in memory. Channels are floats, so that many faint layers add up without rounding. They
 * are rounded once, with a fixed dither, when the frame goes to the encoder.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 255, row by row. */
  readonly pixels: Float32Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Float32Array(width * height * 3),
});

/** Draws a picture over another of the same size. `share` is its opacity, from 0 to 1. */
export function layPicture(source: Canvas, target: Canvas, share = 1): void {
  if (share >= 1) {
    target.pixels.set(source.pixels);
    return;
  }
  const { pixels } = target;
  for (const [index, value] of source.pixels.entries()) {
    const under = pixels[index] ?? 0;
    pixels[index] = under + (value - under) * share;
  }
}

/** Draws `count` pictures and leaves their mean on the canvas, as a slow eye or a shutter sees. */
export function average(target: Canvas, count: number, draw: (step: number) => void): void {
  const sum = new Float32Array(target.pixels.length);
  for (let step = 0; step < count; step++) {
    draw(step);
    for (const [index, value] of target.pixels.entries()) {
      sum[index] = (sum[index] ?? 0) + value / count;
    }
  }
  target.pixels.set(sum);
}

/**
 * Returns the dither that hides the steps in a dark gradient. It depends only on the pixel's place
 * (interleaved gradient noise). Still areas stay still, and cost the encoder only the first frame.
 */
function createGrain(width: number, height: number): Float32Array {
  const grain = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inner = (0.06711056 * x + 0.00583715 * y) % 1;
      grain[y * width + x] = (52.9829189 * inner) % 1;
    }
  }
  return grain;
}

let grain: Float32Array = new Float32Array(0);

/** Returns the picture for the encoder: three bytes a pixel. */
export function toBytes({ width, height, pixels }: Canvas): Uint8Array {
  if (grain.length !== width * height) grain = createGrain(width, height);
  const bytes = new Uint8ClampedArray(pixels.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const lift = (grain[pixel] ?? 0) - 0.5;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) bytes[at] = (pixels[at] ?? 0) + lift;
  }
  return new Uint8Array(bytes.buffer);
}
