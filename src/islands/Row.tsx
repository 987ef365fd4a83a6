import { useStore } from '@nanostores/react';
import { type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { HomeCardKind } from '#/cards/card-items.ts';
import { HomeCards } from '#/cards/home-cards.tsx';
import { withParams } from '#/paths.ts';
import { $homeAddress } from '#/stores/home.ts';
import { useReady } from './ready.ts';
import { RowButton } from './row-button.tsx';
import { type PagingProps, usePaging } from './use-paging.ts';
import { scrollRow, useRowEdges, useStillGrowth } from './use-row-edges.ts';

type RowProps = Omit<PagingProps, 'list'> & {
  card: HomeCardKind;
  heading: string;
  /** Name of the row on home, and of the query parameter that holds its page number. */
  param: string;
  /** Home's address as the server rendered it, without the dialog. */
  base: string;
};

/** Renders the buttons that scroll a row, and appends the next page near its end. */
export function Row({ card, heading, param, base, ...paged }: RowProps) {
  const root = useRef<HTMLDivElement>(null);
  const { target, status, items, page, loadNext } = usePaging({ ...paged, list: `${param}-row` });
  const { atStart, atEnd } = useRowEdges(target, loadNext);
  const address = useStore($homeAddress, { ssr: 'initial' }) ?? base;
  const pageHref = (n: number) => withParams(address, { [param]: n > 1 ? n : null });
  useStillGrowth(target, items);
  useReady(root, target !== null);

  const move = (direction: 1 | -1) => (event: MouseEvent) => {
    if (!target) return;
    event.preventDefault();
    scrollRow(target, direction);
  };

  return (
    <div className="row-controls" ref={root}>
      {target &&
        createPortal(<HomeCards kind={card} items={items} base={pageHref(page)} />, target)}
      <RowButton
        to="previous"
        heading={heading}
        href={pageHref(paged.page - 1)}
        hidden={target ? atStart && paged.page === 1 : paged.page === 1}
        onClick={atStart ? () => {} : move(-1)}
      />
      <RowButton
        to="next"
        heading={heading}
        href={pageHref(page + 1)}
        hidden={target ? atEnd && status === 'done' : paged.page >= paged.totalPages}
        busy={status === 'loading'}
        onClick={move(1)}
      />
    </div>
  );
}
