import { type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type CardKind, CardList } from '#/cards/card-list.tsx';
import { messages as m } from '#/messages/messages.ts';
import { withParams } from '#/paths.ts';
import { useReady } from './ready.ts';
import { type PagingProps, usePaging } from './use-paging.ts';

type LoadMoreProps = PagingProps & {
  card: CardKind;
  /** The grid's address without parameters. */
  path: string;
  label: string;
};

/** Appends the next page of a grid. Without script it is a link to that page. */
export function LoadMore({ card, path, label, ...paged }: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const { target, status, items, page, loadNext } = usePaging(paged);
  useReady(root, target !== null);

  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void loadNext();
  };

  return (
    <div className="more" ref={root}>
      {target &&
        createPortal(
          <CardList kind={card} items={items} base={withParams(path, { page })} />,
          target,
        )}
      <p role="status">{status === 'error' && m.moreFailed}</p>
      {status !== 'done' && (
        <a
          className="button"
          href={withParams(path, { page: page + 1 })}
          rel="next"
          data-live
          aria-busy={status === 'loading' || undefined}
          onClick={load}
        >
          {status === 'error' ? m.retry : label}
        </a>
      )}
    </div>
  );
}
