import { useStore } from '@nanostores/react';
import { type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { HomeCardKind } from '#/cards/card-items.ts';
import { HomeCards } from '#/cards/home-cards.tsx';
import type { Language } from '#/contract/language.ts';
import { pathsIn, withParams } from '#/paths.ts';
import { $cardTexts } from '#/stores/card-texts.ts';
import { $homeAddress } from '#/stores/home.ts';
import { useReady } from './ready.ts';
import { RowButton, type RowTexts } from './row-button.tsx';
import { type PagingProps, usePaging } from './use-paging.ts';
import { scrollRow, useRowEdges, useStillGrowth } from './use-row-edges.ts';

type RowProps = Omit<PagingProps, 'list'> & {
  card: HomeCardKind;
  /** The page's language. */
  language: Language;
  texts: RowTexts;
  /** Name of the row on home, and of the query parameter that holds its page number. */
  param: string;
  /** Home's address as the server rendered it, without the dialog. */
  base: string;
};

/** Renders the buttons that scroll a row, and appends the next page near its end. */
export function Row({ card, language, texts, param, base, ...paged }: RowProps) {
  const root = useRef<HTMLDivElement>(null);
  const { target, status, items, page, loadNext } = usePaging({ ...paged, list: `${param}-row` });
  const { atStart, atEnd } = useRowEdges(target, loadNext);
  const m = useStore($cardTexts);
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
        m &&
        createPortal(
          <HomeCards
            kind={card}
            items={items}
            base={pageHref(page)}
            locale={{ language, m, paths: pathsIn(language) }}
          />,
          target,
        )}
      <RowButton
        to="previous"
        label={texts.previous}
        href={pageHref(paged.page - 1)}
        hidden={target ? atStart && paged.page === 1 : paged.page === 1}
        onClick={atStart ? () => {} : move(-1)}
      />
      <RowButton
        to="next"
        label={texts.next}
        href={pageHref(page + 1)}
        hidden={target ? atEnd && status === 'done' : paged.page >= paged.totalPages}
        busy={status === 'loading'}
        onClick={move(1)}
      />
    </div>
  );
}
