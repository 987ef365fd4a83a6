/**
 * The rasteriser: fills a path with a paint. For smooth edges it cuts each row of pixels into eight
 * slices. Along each slice the coverage of every pixel is exact.
 */
import type { Canvas } from './canvas.ts';
import type { Colour } from './colours.ts';
import type { Path } from './shapes.ts';

/** One colour, or a function that returns the colour at a place (a gradient). */
export type Paint = Colour | ((x: number, y: number) => Colour);

export interface FillOptions {
  alpha?: number;
  /** Overlapping contours join ('nonzero', the default), or every second one is a hole. */
  rule?: 'nonzero' | 'evenodd';
}

interface Edge {
  top: number;
  bottom: number;
  /** The edge's x at y = 0, and how far x moves with each row. */
  start: number;
  slope: number;
  direction: 1 | -1;
}

interface Crossing {
  x: number;
  direction: 1 | -1;
}

const SLICES = 8;

export function fill(canvas: Canvas, path: Path, paint: Paint, options: FillOptions = {}): void {
  const { alpha = 1, rule = 'nonzero' } = options;
  const edges = edgesOf(path);
  if (alpha <= 0 || edges.length === 0) return;
  const xs = path.flat().map(([x]) => x);
  const left = Math.max(0, Math.floor(xs.reduce((a, b) => Math.min(a, b))));
  const right = Math.min(canvas.width, Math.ceil(xs.reduce((a, b) => Math.max(a, b))));
  const top = Math.max(0, Math.floor(edges.reduce((y, edge) => Math.min(y, edge.top), Infinity)));
  const bottom = edges.reduce((y, edge) => Math.max(y, edge.bottom), 0);
  const coverage = new Float32Array(canvas.width);

  for (let y = top; y < Math.min(canvas.height, bottom); y++) {
    const near = edges.filter((edge) => edge.top < y + 1 && edge.bottom > y);
    if (near.length === 0) continue;
    coverage.fill(0);
    for (let slice = 0; slice < SLICES; slice++) {
      const at = y + (slice + 0.5) / SLICES;
      coverSlice(coverage, crossingsAt(near, at), rule);
    }
    for (let x = left; x < right; x++) {
      const share = Math.min(1, coverage[x] ?? 0) * alpha;
      if (share > 0) tint(canvas, x, y, typeof paint === 'function' ? paint(x, y) : paint, share);
    }
  }
}

/** Blends a colour into one pixel. `share` is its opacity, from 0 to 1. */
export function tint(canvas: Canvas, x: number, y: number, colour: Colour, share: number): void {
  const { pixels } = canvas;
  const at = (y * canvas.width + x) * 3;
  const [red, green, blue] = colour;
  pixels[at] = (pixels[at] ?? 0) * (1 - share) + red * share;
  pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - share) + green * share;
  pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - share) + blue * share;
}

function edgesOf(path: Path): Edge[] {
  const edges: Edge[] = [];
  for (const contour of path) {
    let from = contour.at(-1);
    for (const to of contour) {
      if (from && from[1] !== to[1]) {
        const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
        const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
        edges.push({
          top: upper[1],
          bottom: lower[1],
          start: upper[0] - upper[1] * slope,
          slope,
          direction: from === upper ? 1 : -1,
        });
      }
      from = to;
    }
  }
  return edges;
}

function crossingsAt(edges: Edge[], y: number): Crossing[] {
  const crossings: Crossing[] = [];
  for (const { top, bottom, start, slope, direction } of edges) {
    if (top <= y && bottom > y) crossings.push({ x: start + y * slope, direction });
  }
  return crossings.sort((a, b) => a.x - b.x);
}

function coverSlice(coverage: Float32Array, crossings: Crossing[], rule: string): void {
  let winding = 0;
  let from = 0;
  for (const { x, direction } of crossings) {
    const outside = winding === 0;
    winding += rule === 'evenodd' ? (outside ? 1 : -1) : direction;
    if (outside) from = x;
    else if (winding === 0) coverSpan(coverage, from, x);
  }
}

function coverSpan(coverage: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(coverage.length, to);
  for (let x = Math.floor(start); x < end; x++) {
    const share = Math.min(end, x + 1) - Math.max(start, x);
    coverage[x] = (coverage[x] ?? 0) + share / SLICES;
  }
}
