/**
 * Parses the `d` of an SVG path, as far as our logo files need it: moves, straight lines and cubic
 * curves. So the films show exactly the site's wordmark.
 */
import type { Contour, Path, Point } from './shapes.ts';

const CURVE_STEPS = 10;
/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6 };

export function readSvgPath(d: string): Path {
  const contours: Contour[] = [];
  let contour: Point[] = [];
  let pen: Point = [0, 0];

  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      contours.push(contour);
      pen = contour[0] ?? pen;
      contour = [];
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const takes = TAKES[kind] ?? 0;
    if (takes === 0) throw new Error(`The path uses "${command}", which is not read here.`);
    for (let at = 0; at < numbers.length; at += takes) {
      if (contour.length === 0 && kind !== 'm') contour.push(pen);
      const points = target(kind, numbers.slice(at, at + takes), pen, command === kind);
      contour.push(...(kind === 'c' ? curve(pen, points) : points));
      pen = points.at(-1) ?? pen;
    }
  }
  return contour.length > 0 ? [...contours, contour] : contours;
}

/** Returns the points of one command in absolute coordinates. */
function target(kind: string, numbers: number[], pen: Point, relative: boolean): Point[] {
  const [baseX, baseY] = relative ? pen : [0, 0];
  const [first = 0] = numbers;
  if (kind === 'h') return [[baseX + first, pen[1]]];
  if (kind === 'v') return [[pen[0], baseY + first]];
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    points.push([baseX + (numbers[at] ?? 0), baseY + (numbers[at + 1] ?? 0)]);
  }
  return points;
}

/** Returns a cubic curve as short straight pieces. */
function curve(start: Point, [one = start, two = start, end = start]: Point[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step): Point => {
    const t = (step + 1) / CURVE_STEPS;
    const u = 1 - t;
    const along = (axis: 0 | 1) =>
      u ** 3 * start[axis] +
      3 * u * u * t * one[axis] +
      3 * u * t * t * two[axis] +
      t ** 3 * end[axis];
    return [along(0), along(1)];
  });
}
