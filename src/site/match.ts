/**
 * Finds the page for a request, from its path and the parameters that the page knows. Anything else
 * in an address (tracking parameters, unknown ones, another order) does not make another page.
 */
import { decodeOnce, paramsFrom } from '#/contract/address.ts';
import { calls } from '#/contract/calls.ts';
import { ENGLISH, type Language, languageOf, languages, prefixOf } from '#/contract/language.ts';
import type { Lifetime } from '#/contract/lifetimes.ts';
import type { ParamKind } from '#/contract/params.ts';
import { archive, data, nowhere, pages } from './pages.ts';
import { dataCalls } from './paths.ts';
import { ui } from './query-params.ts';
import type { Row } from './row.ts';

export type Match = {
  address: Row;
  /** The language of the page: the prefix of its path. */
  language: Language;
  /** The canonical path and query without the language: what Astro renders. */
  path: string;
  /** That path without its query. */
  pathname: string;
  /** The last part of the path, decoded, where the page's pattern leaves it open; else empty. */
  part: string;
  /** The parameters that the page knows, in its spelling. */
  query: URLSearchParams;
  /** The canonical path and query, with the language: the key under which the page is stored. */
  key: string;
  /** Null: never stored. */
  lifetime: Lifetime | null;
  /** The address's label in the log and the metrics. */
  label: string;
  /** The canonical address to redirect to, if the request spelled it differently; else null. */
  moved: string | null;
};

/** Placeholder for invalid ids. No valid id begins with a hyphen. */
export const NO_ID = '-';
const NO_QUERY = new URLSearchParams();
const PART = /\[\w+\]$/;
/** Names that a URL parser takes for steps between folders: they would lead to another page. */
const STEPS = ['.', '..'];

/** Addresses by path. Those with a part in brackets are keyed by the path before it. */
const fixed = new Map<string, Row>();
const withPart = new Map<string, Row>();
for (const address of [...pages, archive]) {
  if (address.kind === 'file' || address.kind === 'server') continue;
  if (PART.test(address.pattern)) withPart.set(address.pattern.replace(PART, ''), address);
  else fixed.set(address.pattern, address);
}
const DATA = data.pattern.replace(PART, '');

/** The match of every address without a page. */
export const NOWHERE: Match = matched(nowhere, nowhere.pattern);

/** Returns the match for a request's target, which must not be decoded yet. */
export function matchAddress(target: string): Match {
  const match = matchSpelling(target);
  if (!isNowhere(match)) return match;
  // No address has a doubled slash, or one at its end.
  const plain = target.replace(/^[^?]*/, (path) =>
    path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, ''),
  );
  const found = plain === target ? NOWHERE : matchSpelling(plain);
  return found.moved !== null || leadsTo(found) ? moved(found) : match;
}

/** Returns whether visitors have links to an address, and may misspell it. */
function leadsTo(match: Match): boolean {
  const { kind } = match.address;
  return (kind === 'page' || kind === 'redirect') && !isNowhere(match) && match.part !== NO_ID;
}

function matchSpelling(target: string): Match {
  const language = languageOf(target);
  const prefix = prefixOf(language);
  const match = matchPath(target.slice(prefix.length));
  if (language === ENGLISH) return match;
  // Data has one address for all languages. No prefix stands after another.
  const found = match.address.kind === 'data' || isNowhere(match) ? NOWHERE : match;
  return {
    ...found,
    language,
    key: prefix + found.key,
    moved: found.moved && prefix + found.moved,
  };
}

function matchPath(target: string): Match {
  const at = target.indexOf('?');
  if (at < 0) return matchPage(target, NO_QUERY);
  return matchPage(target.slice(0, at), new URLSearchParams(target.slice(at + 1)));
}

/** Returns whether no page matches. The response is a 404, unless a file has the address. */
export function isNowhere({ address }: Match): boolean {
  return address === nowhere;
}

function matchPage(pathname: string, query: URLSearchParams): Match {
  const address = fixed.get(pathname);
  if (address) return spelled(matched(address, pathname, known(address, query)), query);
  const end = pathname.lastIndexOf('/') + 1;
  const before = pathname.slice(0, end);
  if (before === DATA) return matchData(pathname.slice(end), query);
  const parted = withPart.get(before);
  if (parted) return matchPart(parted, before, pathname.slice(end), query);
  if (languages.some((language) => pathname === `/${language}` && language !== ENGLISH)) {
    return moved(matched(nowhere, `${pathname}/`));
  }
  return pathname.includes('%') ? matchRespelled(pathname, query) : NOWHERE;
}

function matchPart(address: Row, before: string, raw: string, query: URLSearchParams): Match {
  // Some clients write a form's plus for a space, and some decompose letters.
  const part = decodeOnce(raw.replaceAll('+', '%20'))?.normalize('NFC');
  if (!part) return NOWHERE;
  if (address.part?.parse(part) === undefined) {
    // All invalid ids share one page, which says that nothing was found. It is not stored.
    const asNone = address.kind === 'page' && address.part?.parse(NO_ID) === undefined;
    return asNone ? { ...matched(address, before + NO_ID), part: NO_ID, lifetime: null } : NOWHERE;
  }
  if (STEPS.includes(part)) return NOWHERE;
  const path = before + encodeURIComponent(part);
  const match = { ...matched(address, path, known(address, query)), part };
  return path === before + raw ? match : moved(match);
}

/** Decodes the path, because an ampersand may arrive as %26, and redirects to a known page. */
function matchRespelled(pathname: string, query: URLSearchParams): Match {
  const path = decodeOnce(pathname);
  const address = path === null ? undefined : fixed.get(path);
  if (path === null || !address) return NOWHERE;
  return moved(matched(address, path, known(address, query)));
}

function matchData(call: string, query: URLSearchParams): Match {
  const name = dataCalls.find((one) => one === call);
  const label = DATA + (name ?? 'unknown');
  if (!name) return { ...matched(data, label), label, lifetime: null };
  const kinds = calls[name].params as Record<string, ParamKind<string>>;
  const params = paramsFrom(name, (param) => query.get(param)) as Record<string, string> | null;
  const values = Object.entries(kinds).map(([param, kind]): [string, string | null] => {
    // Bad parameters stay as they were given: the call refuses them.
    if (!params) return [param, query.get(param)];
    const value = params[param];
    return [param, value === undefined ? null : kind.print(value)];
  });
  values.push(['ui', ui(query.get('ui'))]);
  const found = { ...matched(data, label, withValues(values)), label };
  return params ? found : { ...found, lifetime: null };
}

function matched(address: Row, pathname: string, query = NO_QUERY): Match {
  const { lifetime, label } = address;
  const path = query.size > 0 ? `${pathname}?${query}` : pathname;
  const stored = { key: path, lifetime, label, moved: null };
  return { address, language: ENGLISH, path, pathname, part: '', query, ...stored };
}

/**
 * Returns the match of a page that its parameters may narrow: of another spelling, such as a form's with empty
 * values, a redirect. A narrowed page is not stored.
 */
function spelled(match: Match, given: URLSearchParams): Match {
  if (!match.address.narrows) return match;
  if (`${given}` !== `${match.query}`) return moved(match);
  return isNarrowed(match) ? { ...match, lifetime: null } : match;
}

/** Returns whether an address asks for a part of its page's list, or for another order of it. */
function isNarrowed({ address, query }: Pick<Match, 'address' | 'query'>): boolean {
  const isPage = (name: string) => name === 'page' || name === 'through';
  return address.narrows === true && [...query.keys()].some((name) => !isPage(name));
}

/** Other spellings are never stored, because their number is unlimited. */
function moved(match: Match): Match {
  return { ...match, lifetime: null, label: 'redirect', moved: match.key };
}

/** Returns the parameters that a page knows, in their one order and spelling. */
function known({ params }: Row, query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query;
  const values = Object.entries(params).map(([name, read]): [string, string | null] => [
    name,
    read(query.get(name)),
  ]);
  return withValues(values);
}

function withValues(values: [name: string, value: string | null][]): URLSearchParams {
  const canonical = new URLSearchParams();
  for (const [name, value] of values) if (value !== null) canonical.set(name, value);
  return canonical;
}
