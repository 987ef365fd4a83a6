/** A face and shoulders from the front, with closed eyes. Head and shoulders can move. */
import type { Canvas } from '../paint/canvas.ts';
import { marigold, mixColours, night, paper, sindoor } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { hair, skin } from '../paint/person.ts';
import {
  arc,
  ellipse,
  moved,
  type Path,
  type Point,
  polygon,
  rhombus,
  stroke,
} from '../paint/shapes.ts';

export interface Bust {
  /** −1 tilts the head to the left of the picture, 1 to the right. */
  tilt: number;
  /** 1 puts the chin on the chest. */
  nod: number;
  /** 1 lifts the shoulders to the ears. */
  lift: number;
}

const FULL_TILT = 0.07;
/** Height of the head's pivot above the collar, in pixels. */
const PIVOT = 34;
/** The lower edge of the bust, in pixels. */
const FLOOR = 330;

/** Draws a bust. As in a mirror, "right" in the words is the viewer's right. */
export function drawBust(canvas: Canvas, x: number, y: number, { tilt, nod, lift }: Bust): void {
  const high = y - lift * 20;
  fill(canvas, shoulders(x, high), paper);
  fill(
    canvas,
    polygon(
      [x - 20, high - 2],
      [x + 20, high - 2],
      [x + 22, high + 5],
      [x, high + 40],
      [x - 22, high + 5],
    ),
    skin,
  );

  const turn = tilt * FULL_TILT;
  const drop = nod * 13;
  const onHead = (path: Path) =>
    moved(moved(path, { y: PIVOT }), { x: x + tilt * 10, y: y - 6 - PIVOT + drop, turn });
  const dark = mixColours(skin, night, 0.22);

  fill(canvas, onHead(ellipse(0, -152 + drop, 25, 21)), hair);
  fill(canvas, onHead(ellipse(0, -84, 59, 66)), hair);
  const throat: Point = [x + tilt * 12, y - 44 + drop];
  fill(canvas, stroke([[x, high - 14], throat], 40), dark);
  fill(canvas, onHead(ellipse(-49, -70, 10, 14)), dark);
  fill(canvas, onHead(ellipse(49, -70, 10, 14)), dark);
  fill(canvas, onHead(ellipse(0, -74 + drop * 0.4, 48, 58)), skin);
  fill(canvas, onHead(fringe(drop)), hair);
  drawFace(canvas, onHead, drop);
  fill(canvas, onHead(rhombus(-50, -48, 5, 8)), marigold);
  fill(canvas, onHead(rhombus(50, -48, 5, 8)), marigold);
}

function drawFace(canvas: Canvas, onHead: (path: Path) => Path, drop: number): void {
  const low = drop * 1.1;
  const dark = mixColours(skin, night, 0.3);
  fill(canvas, onHead(arc(-20, -78 + low, 11, 3.4, 0.32, 0.68)), hair);
  fill(canvas, onHead(arc(20, -78 + low, 11, 3.4, 0.32, 0.68)), hair);
  fill(canvas, onHead(arc(-20, -78 + low, 15, 2.6, -0.13, 0.13)), hair);
  fill(canvas, onHead(arc(20, -78 + low, 15, 2.6, -0.13, 0.13)), hair);
  fill(canvas, onHead(arc(0, -58 + low * 0.8, 6, 2.6, 0.36, 0.64)), dark);
  fill(canvas, onHead(arc(0, -48 + low * 0.6, 15, 3.6, 0.38, 0.62)), sindoor);
}

/** Returns the hair over the brow, parted in the middle. It moves down as the head nods. */
function fringe(drop: number): Path {
  const part: Point = [0, -112 + drop * 1.4];
  const crown = Array.from({ length: 17 }, (_, step): Point => {
    const angle = Math.PI + (step / 16) * Math.PI;
    return [Math.cos(angle) * 54, -84 + Math.sin(angle) * 60];
  });
  return polygon(...crown, [47, -68], [36, -92 + drop], part, [-36, -92 + drop], [-47, -68]);
}

function shoulders(x: number, y: number): Path {
  const half = Array.from({ length: 13 }, (_, step): Point => {
    const share = step / 12;
    return [22 + 84 * share, y + 4 + 14 * share + 26 * share ** 4];
  });
  const right = half.map(([dx, py]): Point => [x + dx, py]);
  const left = half.map(([dx, py]): Point => [x - dx, py]).toReversed();
  return polygon(...left, ...right, [x + 112, FLOOR], [x - 112, FLOOR]);
}
