/** Takes what is withdrawn out of the answers that other people's clients get. */
import { matchCall } from '#/contract/address.ts';
import { isGone } from '#/contract/errors.ts';
import { removeWithdrawn } from '#/contract/withdrawn/remove-withdrawn.ts';
import type { Withdrawn } from '#/contract/withdrawn/withdrawals.ts';
import { noLink } from '#/contract/withdrawn/without-players.ts';
import type { Source } from './source.ts';
import { keysOfSeason } from './tmdb/ids.ts';

type Fetch = NonNullable<Source['forGuests']>;

export function sweptGuests(fetch: Fetch, now: () => Withdrawn, siteUrl: string): Fetch {
  return async (path, method) => {
    const response = await fetch(path, method);
    const withdrawn = now();
    if (withdrawn.isEmpty || !response.ok) return response;
    const [pathname = '', query] = path.split('?');
    const matched = matchCall(pathname, new URLSearchParams(query));
    if (matched.outcome !== 'call') return response;
    const { name, params } = matched;
    const noPlayer = noLink(name, siteUrl);
    try {
      const answer: unknown = await response.json();
      const relatedKeys = keysOfSeason(name, params);
      const answered = removeWithdrawn({ name, params, answer, withdrawn, noPlayer, relatedKeys });
      return new Response(JSON.stringify(answered), { headers: response.headers });
    } catch (error) {
      if (!isGone(error)) throw error;
      const headers = { 'cache-control': 'no-store' };
      return Response.json({ error: 'withdrawn' }, { status: 410, headers });
    }
  };
}
