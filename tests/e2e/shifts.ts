import type { Page } from '@playwright/test';

type Move = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = { value: number; sources: Move[] };

/** Returns the layout shifts so far, each with the elements that moved. */
export function shiftsOf(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; moved: string[] }[] = [];
        const rectOf = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].join(' ');
        const moveOf = ({ node, previousRect, currentRect }: Move) =>
          `${node?.nodeName} ${node instanceof Element ? node.className : ''}: ${rectOf(previousRect)} to ${rectOf(currentRect)}`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as Shift;
            shifts.push({ value, moved: sources.map(moveOf) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The browser delivers buffered entries in a separate task, before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
