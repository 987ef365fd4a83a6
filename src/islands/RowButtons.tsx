import { useStore } from '@nanostores/react';
import { type MouseEvent, useRef } from 'react';
import { isPlainClick } from '#/lib/plain-click.ts';
import { withParams } from '#/site/paths.ts';
import { $lists, AS_SERVED, loadNext } from '#/stores/paging.ts';
import { $homeAddress } from '#/stores/sections.ts';
import { useReady } from './ready.ts';
import { RowButton } from './row-button.tsx';
import { moveRow, useRowEdges } from './row-edges.ts';

type RowButtonsProps = {
  /** Id of the row. */
  list: string;
  /** Names of both buttons. */
  texts: Record<'previous' | 'next', string>;
  /** The part of a row of home that the server rendered. Without it, the row is complete. */
  part?: {
    /** Name of the query parameter that holds its number. */
    param: string;
    page: number;
    last: boolean;
    /** Home's address as the server rendered it, without the dialog. */
    base: string;
  };
};

/** Renders Previous and Next for a row, and appends the row's next part near its end. */
export function RowButtons({ list, texts, part }: RowButtonsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { status, parts } = useStore($lists, { ssr: 'initial' })[list] ?? AS_SERVED;
  const address = useStore($homeAddress, { ssr: 'initial' });
  const edges = useRowEdges(list, part && loadNext);
  useReady(root, edges !== null);

  const hrefOf = (n: number) =>
    part && withParams(address ?? part.base, { [part.param]: n > 1 ? n : null });
  const { page = 1, last = true } = part ?? {};
  const isWhole = status === 'done' || (last && parts === 0);
  const move = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    press(event.currentTarget);
  };

  return (
    <div className="row-controls" ref={root}>
      <RowButton
        to="previous"
        row={list}
        label={texts.previous}
        href={hrefOf(page - 1)}
        hidden={page === 1 && (edges?.atStart ?? true)}
        onClick={move}
      />
      <RowButton
        to="next"
        row={list}
        label={texts.next}
        href={hrefOf(page + parts + 1)}
        hidden={edges ? edges.atEnd && isWhole : last}
        busy={status === 'loading'}
        onClick={move}
      />
    </div>
  );
}

/** Scrolls the row of a button. */
export const press = moveRow;
