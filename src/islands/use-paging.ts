import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { cardKey, type HomeCardItem } from '#/cards/card-items.ts';
import type { HomeCall } from '#/site/fitting.ts';
import { fetchCardTexts } from '#/stores/card-texts.ts';
import { askData } from '#/stores/data.ts';
import { createPaging } from '#/stores/paging.ts';
import { keysIn, useTarget } from './targets.ts';

export type PagingProps = {
  /** Id of the server-rendered list that pages are appended to. */
  list: string;
  call: HomeCall;
  page: number;
  totalPages: number;
};

/**
 * Returns the server-rendered list as `target`, its paging state (`items` are the appended ones),
 * and `loadNext`, which loads the page after the last one.
 */
export function usePaging({ list, call, page, totalPages }: PagingProps) {
  const target = useTarget(list);
  const paging = useMemo(
    () =>
      createPaging<HomeCardItem>({
        page,
        totalPages,
        seen: target ? keysIn(target) : [],
        key: cardKey,
        load: async (next) => {
          const [answer] = await Promise.all([askData(call, { page: next }), fetchCardTexts()]);
          return answer;
        },
      }),
    [target, call, page, totalPages],
  );
  return { target, ...useStore(paging.$paging), loadNext: paging.loadNext };
}
