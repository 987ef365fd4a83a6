import { useStore } from '@nanostores/react';
import { type MouseEvent, type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '#/lib/plain-click.ts';
import { withParams } from '#/site/paths.ts';
import { $lists, AS_SERVED, loadNext } from '#/stores/paging.ts';
import { $homeAddress } from '#/stores/sections.ts';
import { island } from './island.tsx';
import { useReady } from './ready.ts';

/** Pixels from its end at which a row requests its next part: docs/product.md, Constants. */
const EDGE = 10;

type RowButtonsProps = {
  /** Id of the row's section. The row's own id ends in `-row`. */
  id: string;
  /** Names of both buttons. */
  previous: string;
  next: string;
  /** The part of a row of home that the server rendered. Without it, the row is complete. */
  part?: {
    /** Its number; 1 if it is left out. */
    page?: number;
    last?: boolean;
    /** Home's address as the server rendered it, without the dialog. The section's id is a parameter of it. */
    base: string;
    /** What Next says when the next part has failed. */
    failed: string;
  };
};

/**
 * Renders Previous and Next for a row, and appends the row's next part near its end. If that fails, Next says so and
 * asks again.
 */
export const RowButtons = island(function RowButtons({
  id,
  previous,
  next,
  part,
}: RowButtonsProps) {
  const list = `${id}-row`;
  const root = useRef<HTMLDivElement>(null);
  const { status, parts } = useStore($lists, { ssr: 'initial' })[list] ?? AS_SERVED;
  const address = useStore($homeAddress, { ssr: 'initial' });
  const hasFailed = status === 'failed';
  const edges = useRowEdges(list, part && !hasFailed ? loadNext : undefined);
  const failed = hasFailed && edges?.atEnd ? part?.failed : undefined;
  useReady(root, edges !== null);

  const hrefOf = (n: number) =>
    part && withParams(address ?? part.base, { [id]: n > 1 ? n : null });
  const { page = 1, last = part === undefined } = part ?? {};
  const isWhole = status === 'done' || (last && parts === 0);
  const move = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (failed && event.currentTarget.dataset.live === 'next') void loadNext(list);
    else press(event.currentTarget);
  };

  // The server leaves out buttons that cannot be used yet.
  return (
    <div className="row-controls" ref={root}>
      {(edges || page > 1) && (
        <RowButton
          to="previous"
          row={list}
          label={previous}
          href={hrefOf(page - 1)}
          hidden={page === 1 && edges?.atStart}
          onClick={move}
        />
      )}
      {(edges || !last) && (
        <RowButton
          to="next"
          row={list}
          label={next}
          href={hrefOf(page + parts + 1)}
          hidden={edges?.atEnd && isWhole}
          busy={status === 'loading'}
          failed={failed}
          onClick={move}
        />
      )}
    </div>
  );
});

type RowButtonProps = {
  to: 'previous' | 'next';
  /** Id of the row. */
  row: string;
  /** Its name, with the heading of the row. */
  label: string;
  /** Address of the row's other page, for visitors without script. Without it, a plain button. */
  href?: string;
  hidden?: boolean;
  busy?: boolean;
  /** What it says in place of its sign. */
  failed?: string;
  onClick: MouseEventHandler<HTMLElement>;
};

/** Renders a button at one end of a row, for mouse and keyboard. */
function RowButton({ to, row, label, href, hidden, busy, failed, onClick }: RowButtonProps) {
  const Tag = href === undefined ? 'button' : 'a';
  return (
    <Tag
      className={`icon-button row-button row-${to}`}
      type={href === undefined ? 'button' : undefined}
      href={href}
      aria-controls={row}
      aria-label={hidden ? undefined : (failed ?? label)}
      aria-busy={busy || undefined}
      hidden={hidden}
      data-live={to}
      suppressHydrationWarning
      onClick={onClick}
    >
      {failed ? (
        <span role="alert">{failed}</span>
      ) : (
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={to === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
        </svg>
      )}
    </Tag>
  );
}

type RowEdges = { atStart: boolean; atEnd: boolean };

/**
 * Returns whether a row is at its start and at its end; null until the island runs in a browser.
 * Calls `onEdge` with the row's id near the end.
 */
function useRowEdges(id: string, onEdge?: (id: string) => void): RowEdges | null {
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
export function press(button: HTMLElement): void {
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
