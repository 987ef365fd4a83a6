import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { type CardItem, cardKey } from '#/cards/card-list.tsx';
import type { PagedCall } from '#/listings/fitting.ts';
import { askData } from '#/stores/data.ts';
import { createPaging } from '#/stores/paging.ts';
import { keysIn, useTarget } from './targets.ts';

export type PagingProps = {
  /** The id of the server's list that pages are appended to. */
  list: string;
  call: PagedCall;
  page: number;
  totalPages: number;
};

/** A server-rendered list that grows by the pages after the one that it shows. */
export function usePaging({ list, call, page, totalPages }: PagingProps) {
  const target = useTarget(list);
  const paging = useMemo(
    () =>
      createPaging<CardItem>({
        page,
        totalPages,
        seen: target ? keysIn(target) : [],
        key: cardKey,
        load: (next) => askData(call, { page: next }),
      }),
    [target, call, page, totalPages],
  );
  return { target, ...useStore(paging.$paging), loadNext: paging.loadNext };
}
