/** Leaves pages of withdrawn entries out of the site map. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { WithdrawnKind } from '#/contract/withdrawn/withdrawals.ts';
import { type Match, matchAddress } from '#/site/match.ts';
import { paths, patterns } from '#/site/paths.ts';

type Entry = [kind: WithdrawnKind, id: string];

/** The kinds of pages about one entry. */
const OF_ONE: Record<string, WithdrawnKind> = {
  [patterns.movie]: 'movie',
  [patterns.series]: 'series',
  [patterns.person]: 'person',
  [patterns.season]: 'season',
  [patterns.drama]: 'drama',
};
const PLAYERS: Record<string, 'season' | 'drama'> = {
  [paths.seasonPlayer]: 'season',
  [paths.dramaPlayer]: 'drama',
};

/** Resolves to whether the site map may have a page. */
export async function isListed(
  path: string,
  catalogue: Pick<Catalogue, 'isWithdrawn'>,
): Promise<boolean> {
  for (const [kind, id] of entriesOf(matchAddress(path))) {
    if (await catalogue.isWithdrawn(kind, id)) return false;
  }
  return true;
}

/** Returns what a page is about: an entry, or an episode and what it is of. */
function entriesOf({ address: { pattern }, part, query }: Match): Entry[] {
  const kind = OF_ONE[pattern];
  if (kind) return [[kind, part]];
  const of = PLAYERS[pattern];
  if (!of) return [];
  return [
    [of, query.get(of) ?? ''],
    ['episode', query.get('episode') ?? ''],
  ];
}
