import { useEffect, useState } from 'react';

/** Pixels from its end at which a row requests its next part: docs/product.md, Constants. */
const EDGE = 10;

export type RowEdges = { atStart: boolean; atEnd: boolean };

/**
 * Returns whether a row is at its start and at its end; null until the island runs in a browser.
 * Calls `onEdge` with the row's id near the end.
 */
export function useRowEdges(id: string, onEdge?: (id: string) => void): RowEdges | null {
  const [edges, setEdges] = useState<RowEdges | null>(null);
  useEffect(() => {
    const row = document.getElementById(id);
    if (!row) return;
    const look = () => {
      const { fromStart, fromEnd } = distances(row);
      setEdges((before) => {
        const now = { atStart: fromStart < 1, atEnd: fromEnd < 1 };
        return now.atStart === before?.atStart && now.atEnd === before.atEnd ? before : now;
      });
      if (fromEnd <= EDGE) onEdge?.(id);
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(row);
    const changed = new MutationObserver(look);
    changed.observe(row, { childList: true });
    return () => {
      row.removeEventListener('scroll', look);
      resized.disconnect();
      changed.disconnect();
    };
  }, [id, onEdge]);
  return edges;
}

/** Returns how many pixels of a row are scrolled out before and after what is shown. */
function distances(row: HTMLElement): { fromStart: number; fromEnd: number } {
  const fromStart = Math.abs(row.scrollLeft);
  return { fromStart, fromEnd: row.scrollWidth - row.clientWidth - fromStart };
}

/**
 * Scrolls the row of a button by 90 % of its width. At the start of a row Previous leads to the page
 * with the part before it.
 */
export function moveRow(button: HTMLElement): void {
  const row = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!row) return;
  const isNext = button.dataset.live === 'next';
  if (!isNext && distances(row).fromStart < 1 && button instanceof HTMLAnchorElement) {
    location.assign(button.href);
    return;
  }
  const reading = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: (isNext ? 1 : -1) * reading * row.clientWidth * 0.9 });
}
