/** The film's cards, as silent films have them: white words in a thin frame. */
import type { Canvas } from '../../paint/canvas.ts';
import { lamp, marigold, paper, paper2, unlit } from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { hollow, type Path, rectangle, rhombus, rhombusLine } from '../../paint/shapes.ts';
import { createStage, shine } from '../../paint/stage.ts';
import { write } from '../../paint/text.ts';

const frame = (inset: number): Path =>
  hollow(
    rectangle(inset, inset, 640 - 2 * inset, 360 - 2 * inset),
    rectangle(inset + 1.5, inset + 1.5, 637 - 2 * inset, 357 - 2 * inset),
  );

const CORNERS = [
  [24, 24],
  [616, 24],
  [24, 336],
  [616, 336],
] as const;

/** Returns an empty card. */
function createCard(): Canvas {
  const card = createStage(0.6);
  fill(card, frame(24), unlit, { rule: 'evenodd' });
  fill(card, frame(30), unlit, { alpha: 0.4, rule: 'evenodd' });
  for (const [x, y] of CORNERS) fill(card, rhombus(x, y, 8, 11), marigold);
  return card;
}

export const emptyCard = createCard();

/** Writes the lines of a card, as many as there are, around its middle. */
export function writeLines(canvas: Canvas, lines: readonly string[], alpha: number): void {
  const style = { face: 'display', size: 32, align: 'centre', colour: paper, alpha } as const;
  for (const [index, line] of lines.entries()) {
    write(canvas, line, 320, 180 + (index - (lines.length - 1) / 2) * 48, style);
  }
}

export function drawTitle(canvas: Canvas, alpha: number): void {
  fill(canvas, rhombusLine(320, 92, 22, 29, 2), paper2, { alpha });
  shine(canvas, 320, 92, 60, 0.25 * alpha);
  fill(canvas, rhombus(320, 92, 12, 16), lamp, { alpha });
  const style = { face: 'display', align: 'centre', alpha } as const;
  write(canvas, 'The Kite and the Moon', 320, 186, { ...style, size: 50, colour: paper });
  write(canvas, 'پتنگ اور چاند', 320, 248, { ...style, face: 'urdu', size: 26, colour: paper2 });
}

export function drawEnd(canvas: Canvas, alpha: number): void {
  const style = { face: 'display', align: 'centre', alpha } as const;
  write(canvas, 'The End', 320, 168, { ...style, size: 50, colour: paper });
  const below = { size: 15, align: 'centre', colour: paper2, alpha } as const;
  write(canvas, 'A film by Manzar, 2026', 320, 226, below);
}
