/** `/sitemap.xml`, an index of parts, and each part: every page of the site once (sitemaps.org). */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { languages } from '#/contract/language.ts';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import type { WithdrawnKind } from '#/contract/withdrawn/withdrawals.ts';
import { FIRST_OWN } from '#/host/ids.ts';
import type { ListedPage } from '#/host/queries/pages.ts';
import { anyCache } from '#/lib/caching.ts';
import { MOST_PAGES } from '#/lib/page-param.ts';
import { type Match, matchAddress } from '#/site/match.ts';
import { inLanguage, paths, patterns } from '#/site/paths.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { CrawlerOptions } from './crawlers.ts';
import { chained, fixedPages, type Pages, pagesIn } from './list-pages.ts';
import { walked } from './walk.ts';
import { XML, xmlText } from './xml.ts';

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
async function isListed(path: string, catalogue: Pick<Catalogue, 'isWithdrawn'>): Promise<boolean> {
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

/** How the addresses of things begin, with the first id of the files. */
const THINGS: [prefix: string, firstOfFiles: number][] = [
  [paths.movie(''), FIRST_OWN.movie],
  [paths.series(''), FIRST_OWN.series],
  [paths.person(''), FIRST_OWN.person],
];

/** Returns whether a page is of a thing of the database's. */
function isOthers({ path }: ListedPage): boolean {
  const found = THINGS.find(([prefix]) => path.startsWith(prefix));
  return found !== undefined && Number(path.slice(found[0].length)) < found[1];
}

/** The same page in one language. */
type Version = { language: string; path: string };
/** Returns the language versions of a page. Every page has the same number. */
export type Versions = (path: string) => readonly Version[];

/** Returns the entries of a page: one for each language, which names all of them. */
function entries(
  { path, changed }: ListedPage,
  versions: Versions,
  loc: (path: string) => string,
): string {
  const all = versions(path);
  const others =
    all.length < 2
      ? ''
      : all
          .map(({ language, path }) => {
            return `<xhtml:link rel="alternate" hreflang="${language}" href="${loc(path)}"/>`;
          })
          .join('');
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return all.map((one) => `<url><loc>${loc(one.path)}</loc>${lastmod}${others}</url>\n`).join('');
}

/** Addresses of a part. The protocol allows 50,000; a small part does not hold pages up. */
const PART = 2000;
/** Addresses that are read at a time. Requests for pages come in between. */
const BATCH = 250;

/** Parts that wait at most, each for the time of those before it. Crawlers ask for one at a time. */
const WAITING = 16;

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': anyCache(CRAWLER_MAX_AGE),
};
const [BEFORE = '', AFTER = ''] = patterns.siteMapPart.split('[part]');
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const inAll: Versions = (path) =>
  languages.map((language) => ({ language, path: inLanguage(language, path) }));

export function siteMap(
  { siteUrl, catalogue, index, hasOthers, headers }: CrawlerOptions,
  versions = inAll,
): Endpoint[] {
  const walk = walked(catalogue);
  const most = hasOthers ? MOST_PAGES : Number.POSITIVE_INFINITY;
  async function pages(): Promise<Pages> {
    if (!index) return pagesIn(await walk());
    const own = chained(await fixedPages(catalogue, most), index);
    return hasOthers ? chained(own, pagesIn((await walk()).filter(isOthers))) : own;
  }
  const perPart = Math.floor(PART / versions('/').length);
  const loc = (path: string) => xmlText(siteUrl + path);

  function indexText(count: number): string {
    const parts = Math.max(1, Math.ceil(count / perPart));
    let text = `${XML}<sitemapindex ${NAMESPACES}>\n`;
    for (let part = 1; part <= parts; part += 1) {
      text += `<sitemap><loc>${loc(BEFORE + part + AFTER)}</loc></sitemap>\n`;
    }
    return `${text}</sitemapindex>\n`;
  }

  async function partText(listed: Pages, first: number): Promise<string> {
    let text = `${XML}<urlset ${NAMESPACES}>\n`;
    for (let at = first; at < first + perPart; at += BATCH) {
      const batch = await listed.from(at, Math.min(BATCH, first + perPart - at));
      const shown = await Promise.all(batch.map(({ path }) => isListed(path, catalogue)));
      const left = batch.filter((_, n) => shown[n]);
      text += left.map((page) => entries(page, versions, loc)).join('');
      if (batch.length < BATCH) break;
      await new Promise(setImmediate);
    }
    return `${text}</urlset>\n`;
  }

  const common = { headers, waiting: WAITING };
  return [
    {
      label: patterns.siteMap,
      has: (path) => path === patterns.siteMap,
      ...common,
      answer: async () => xml(indexText((await pages()).count())),
    },
    {
      label: '/sitemap-:part.xml',
      has: (path) => numberIn(path) !== null,
      ...common,
      async answer(path) {
        const first = ((numberIn(path) ?? 1) - 1) * perPart;
        const listed = await pages();
        if (first > 0 && first >= listed.count()) {
          return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
        }
        return xml(await partText(listed, first));
      },
    },
  ];
}

function xml(text: string): Response {
  return new Response(text, { headers: HEADERS });
}

/** Returns the number of the part at a path; null for any other path. */
function numberIn(path: string): number | null {
  if (!path.startsWith(BEFORE) || !path.endsWith(AFTER)) return null;
  const number = path.slice(BEFORE.length, -AFTER.length);
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : null;
}
