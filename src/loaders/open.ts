/** Where a shared address or text of another app leads: always to one of our pages. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { decodeOnce } from '#/contract/address.ts';
import { isGone, isNotFound, toResult } from '#/contract/errors.ts';
import { type Found, type Outside, readImdb, readTmdb } from '#/contract/outside.ts';
import { query as words } from '#/contract/params.ts';
import { isNowhere, matchAddress, NO_ID } from '#/site/match.ts';
import { type Paths, searchPath } from '#/site/paths.ts';

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/gi;
/** What ends a sentence or a quotation, not an address. */
const AFTER = /(?:(?![/%&#@])[\p{Po}\p{Pf}\p{Pe}])+$/u;

/**
 * Returns the path of our page of what is shared: by the address of ours, by a number of the movie database or an
 * id of IMDb where the source knows it, else that of a search. Never rejects.
 */
export async function openedPath(
  shared: URLSearchParams,
  { catalogue, siteUrl, paths }: { catalogue: Catalogue; siteUrl: string; paths: Paths },
): Promise<string> {
  const text = shared.get('text') ?? '';
  const given = `${shared.get('url') ?? ''} ${text}`.match(ADDRESS)?.map(withoutEnd) ?? [];
  const addresses = given.flatMap((one) => URL.parse(one) ?? []);
  const own = addresses.flatMap((one) => ownPath(one, siteUrl) ?? [])[0];
  if (own !== undefined) return own;
  const names = [
    readTmdb(shared.get('tmdb') ?? ''),
    readImdb(shared.get('imdb') ?? ''),
    ...addresses.map(namedBy),
  ].filter((one) => one !== null);
  for (const name of names) {
    const path = await pathOf(name, catalogue, paths);
    if (path !== null) return path;
  }
  const said = text.replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim();
  const searched = said || addresses.map(wordsIn).find(Boolean) || '';
  return searched === '' ? paths.search : searchPath(paths, words.parse(searched) ?? '');
}

/** Returns an address without the punctuation behind it. A bracket that it opens itself is its own. */
function withoutEnd(address: string): string {
  const end = AFTER.exec(address);
  if (!end) return address;
  const own = address.slice(0, end.index).includes('(') ? /^\)?/.exec(end[0]) : null;
  return address.slice(0, end.index) + (own?.[0] ?? '');
}

/** Returns the canonical path of one of our addresses; null for another one, and for what is no page. */
function ownPath({ origin, pathname, search }: URL, siteUrl: string): string | null {
  const [whole, base] = [origin + pathname + search, new URL(siteUrl).href.replace(/\/$/, '')];
  if (!whole.startsWith(`${base}/`)) return null;
  const match = matchAddress(whole.slice(base.length));
  const isPage = !isNowhere(match) && match.address.kind === 'page' && match.part !== NO_ID;
  return isPage ? match.key : null;
}

/** Returns what an address of one of the two databases names. */
function namedBy({ hostname, pathname }: URL): Outside | null {
  const host = hostname.replace(/^(www|m)\./, '');
  if (host === 'themoviedb.org') return readTmdb(pathname.slice(1));
  const [, id = ''] = /\/(?:title|name)\/(\w+)/.exec(pathname) ?? [];
  return host === 'imdb.com' ? readImdb(id) : null;
}

/** Returns the page of a name of another database; null if there is none. */
async function pathOf(name: Outside, catalogue: Catalogue, paths: Paths): Promise<string | null> {
  const found = await toResult(catalogue.find(name));
  if (!found.ok || found.value === null) return null;
  const { kind, id }: Found = found.value;
  const page = await toResult<object>(catalogue.ask(kind, { id }));
  // A page that fails, or whose thing was withdrawn, says so itself.
  const isMissing = !page.ok && isNotFound(page.error) && !isGone(page.error);
  return isMissing ? null : paths[kind](id);
}

/** Returns the words in the last part of an address: `/film/mughal-e-azam/` names a film. */
function wordsIn({ pathname }: URL): string {
  const part = decodeOnce(pathname.split('/').findLast(Boolean) ?? '') ?? '';
  const plain = part.replace(/^\d+-|\.\w+$/g, '').replace(/[-_+.\s]+/g, ' ');
  return /^\w*\d{4,}\w*$/.test(plain) ? '' : plain.trim();
}
