/**
 * The outlines of all shapes. A path is a list of closed contours. Every shape here turns the same
 * way, so that overlapping parts join. A hole is a contour that turns the other way.
 */
export type Point = readonly [x: number, y: number];
export type Contour = readonly Point[];
export type Path = readonly Contour[];

const TURN = Math.PI * 2;

export const polygon = (...points: Point[]): Path => [clockwise(points)];

/** Returns a rhombus, the site's signature shape: the dot that a reed pen makes. */
export const rhombus = (x: number, y: number, halfWidth: number, halfHeight: number): Path =>
  polygon([x, y - halfHeight], [x + halfWidth, y], [x, y + halfHeight], [x - halfWidth, y]);

/** Returns the outline of a rhombus, `line` pixels thick, inside its edge. */
export function rhombusLine(x: number, y: number, width: number, height: number, line: number) {
  const inset = (line * Math.hypot(width, height)) / (width * height);
  return hollow(
    rhombus(x, y, width, height),
    rhombus(x, y, width * (1 - inset), height * (1 - inset)),
  );
}

export const rectangle = (x: number, y: number, width: number, height: number): Path =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Path {
  const count = Math.max(16, Math.ceil(Math.max(Math.abs(radiusX), Math.abs(radiusY)) * 1.2));
  return [
    clockwise(
      Array.from({ length: count }, (_, step): Point => {
        const angle = (step / count) * TURN;
        return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY];
      }),
    ),
  ];
}

export const ring = (x: number, y: number, radius: number, line: number): Path =>
  hollow(ellipse(x, y, radius + line / 2), ellipse(x, y, radius - line / 2));

/** Returns a part of a circle as a thick line. Angles are in turns, clockwise from the top. */
export function arc(x: number, y: number, radius: number, line: number, from: number, to: number) {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) * radius));
  const points = Array.from({ length: count + 1 }, (_, step) =>
    around(x, y, radius, from + ((to - from) * step) / count),
  );
  return stroke(points, line);
}

/** Returns a point on a circle. The angle is in turns, clockwise from the top. */
export const around = (x: number, y: number, radius: number, turn: number): Point => [
  x + Math.sin(turn * TURN) * radius,
  y - Math.cos(turn * TURN) * radius,
];

/** Returns a thick line with round ends and round corners. */
export function stroke(points: readonly Point[], width: number): Path {
  const parts: Contour[] = points.flatMap(([x, y]) => ellipse(x, y, width / 2));
  let from = points[0];
  for (const to of points.slice(1)) {
    if (from) parts.push(...bar(from, to, width));
    from = to;
  }
  return parts;
}

/** Returns a straight bar between two points, with square ends. */
export function bar(from: Point, to: Point, width: number): Path {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const x = ((from[1] - to[1]) / length) * (width / 2);
  const y = ((to[0] - from[0]) / length) * (width / 2);
  return polygon(
    [from[0] + x, from[1] + y],
    [to[0] + x, to[1] + y],
    [to[0] - x, to[1] - y],
    [from[0] - x, from[1] - y],
  );
}

/** Returns one shape with another cut out of it. */
export const hollow = (outer: Path, hole: Path): Path => [
  ...outer,
  ...hole.map((contour) => contour.toReversed()),
];

export interface Move {
  x?: number;
  y?: number;
  scale?: number;
  /** Scales the height only. */
  squash?: number;
  /** Rotation in turns, clockwise. */
  turn?: number;
}

/** Returns the path squashed, scaled and rotated around its own origin, then moved. */
export function moved(path: Path, { x = 0, y = 0, scale = 1, squash = 1, turn = 0 }: Move): Path {
  const cos = Math.cos(turn * TURN) * scale;
  const sin = Math.sin(turn * TURN) * scale;
  return path.map((contour) =>
    contour.map(([px, py]): Point => {
      const high = py * squash;
      return [x + px * cos - high * sin, y + px * sin + high * cos];
    }),
  );
}

function clockwise(points: Point[]): Contour {
  let area = 0;
  let from = points.at(-1) ?? [0, 0];
  for (const to of points) {
    area += from[0] * to[1] - to[0] * from[1];
    from = to;
  }
  return area < 0 ? points.toReversed() : points;
}
