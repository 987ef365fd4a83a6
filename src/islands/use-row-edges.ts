import { useEffect, useLayoutEffect, useState } from 'react';

/** Pixels from its end at which a row requests its next page: docs/product.md, Constants. */
const EDGE = 10;

/** Returns whether a row is at its start and at its end. Calls `onEdge` near the end. */
export function useRowEdges(row: HTMLElement | null, onEdge?: () => void) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    if (!row) return;
    const look = () => {
      const from = Math.abs(row.scrollLeft);
      const left = row.scrollWidth - row.clientWidth - from;
      setEdges((before) => {
        const now = { atStart: from < 1, atEnd: left < 1 };
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
      if (left <= EDGE) onEdge?.();
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [row, onEdge]);
  return edges;
}

/** Scrolls a row by 90 % of its width in reading direction: 1 forward, −1 back. */
export function scrollRow(row: HTMLElement, direction: 1 | -1): void {
  const reading = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: direction * reading * row.clientWidth * 0.9 });
}

/**
 * Stops a row's scrolling whenever it has grown. Chromium would scroll on to the new end of a row
 * that is read from the right, and so request page after page.
 */
export function useStillGrowth(row: HTMLElement | null, items: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (!row || items.length === 0 || getComputedStyle(row).direction === 'ltr') return;
    row.scrollTo({ left: row.scrollLeft, behavior: 'instant' });
  }, [row, items]);
}
