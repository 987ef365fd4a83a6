import type { Messages } from '#/site/messages/messages.ts';

/** Returns the texts of Load More. `added`: the status for a number of new cards. */
export function moreTexts(m: Messages, more: string, added: (n: number) => string) {
  return {
    more,
    loading: m.loading,
    failed: m.moreFailed,
    retry: m.retry,
    one: added(1),
    many: added(2).replace('2', '{n}'),
  };
}
