import { describe, expect, it } from 'vitest';
import { type Box, nearestBox } from '#/components/scripts/nearest-box.ts';

/** Returns a box of 100 by 150. */
const box = (left: number, top: number, bottom = top + 150): Box => ({
  left,
  top,
  right: left + 100,
  bottom,
});

/** Three boxes in a line, two below them, the first lower than its neighbour. */
const boxes = [box(0, 0), box(110, 0), box(220, 0), box(0, 200, 380), box(110, 200)];
const to = (key: string, from: number) => nearestBox(key, boxes[from] as Box, boxes);

describe('an arrow key', () => {
  it('leads to the next box in its line, whatever the order in the page', () => {
    expect(to('ArrowRight', 0)).toBe(1);
    expect(to('ArrowLeft', 2)).toBe(1);
    const mirrored = boxes.toReversed();
    expect(nearestBox('ArrowRight', box(0, 0), mirrored)).toBe(3);
  });

  it('leads to the nearest line, and there to what stands under or over it', () => {
    expect(to('ArrowDown', 1)).toBe(4);
    expect(to('ArrowUp', 3)).toBe(0);
    expect(nearestBox('ArrowUp', box(0, 500), boxes)).toBe(3);
  });

  it('leads to the nearest of a line that is shorter', () => {
    expect(to('ArrowDown', 2)).toBe(4);
  });

  it('leads nowhere at the edges, and other keys never lead anywhere', () => {
    expect(to('ArrowLeft', 0)).toBe(-1);
    expect(to('ArrowRight', 2)).toBe(-1);
    expect(to('ArrowRight', 4)).toBe(-1);
    expect(to('ArrowUp', 1)).toBe(-1);
    expect(to('ArrowDown', 3)).toBe(-1);
    for (const key of ['Home', 'End', 'PageDown', ' ', 'constructor']) expect(to(key, 1)).toBe(-1);
  });
});
