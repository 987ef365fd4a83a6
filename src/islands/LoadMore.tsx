import { type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type CardKind, CardList } from '#/cards/card-list.tsx';
import { messages as m } from '#/messages/messages.ts';
import { dataPath, withParams } from '#/paths.ts';
import { useReady } from './ready.ts';
import { type PagingProps, usePaging } from './use-paging.ts';

type LoadMoreProps = PagingProps & {
  card: CardKind;
  /** The grid's address without parameters. */
  path: string;
  /** The first of the pages that the address shows. */
  first: number;
  label: string;
  dialogTitle?: string;
};

/** So many pages an address shows at most; see layouts/listing-data.ts. */
const MOST_PAGES = 25;

/** Appends the next page of a grid. Without script it is a link to that page. */
export function LoadMore({ card, path, first, label, dialogTitle, ...paged }: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const { target, status, items, page, loadNext } = usePaging(paged);
  useReady(root, target !== null);

  // The address keeps how far the visitor has come: Back and reload show the same pages again.
  useEffect(() => {
    if (page === paged.page || page >= first + MOST_PAGES) return;
    const address = withParams(location.pathname + location.search, { through: page });
    history.replaceState(history.state, '', address);
  }, [page, first, paged.page]);

  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void loadNext();
  };

  return (
    <div className="more" ref={root}>
      {target &&
        createPortal(
          <CardList
            kind={card}
            items={items}
            base={withParams(path, { page: first === 1 ? null : first, through: page })}
            dialogTitle={dialogTitle}
          />,
          target,
        )}
      <p role="status">{status === 'error' && m.moreFailed}</p>
      {status !== 'done' && (
        <a
          className="button"
          href={withParams(path, { page: page + 1 })}
          rel="next"
          data-live
          suppressHydrationWarning
          data-next={dataPath(paged.call, { page: page + 1 })}
          aria-busy={status === 'loading' || undefined}
          onClick={load}
        >
          {status === 'error' ? m.retry : label}
        </a>
      )}
    </div>
  );
}
