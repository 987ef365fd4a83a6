/**
 * A dictionary for each language, made of two pages of the site: a film's and a grid's, which have the shell of
 * every page and most kinds of parts. Browsers fetch it once, and know each later page by what differs.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import { type Language, languages, prefixOf } from '#/contract/language.ts';
import { DICTIONARY, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { ASKED, anyCache } from '#/lib/caching.ts';
import { DICTIONARIES } from '#/lib/dictionaries.ts';
import type { SiteLocals } from '#/locals.ts';
import { matchAddress } from '#/site/match.ts';
import { inLanguage, paths } from '#/site/paths.ts';
import { brotliDensest } from '../compress.ts';
import { createDictionary, type Dictionary, takesDictionaries } from '../dictionary.ts';
import { pathOf } from '../endpoints/answers.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { bodyIn, encodingOf, sendBody, sentUnchanged, type Whole, wholeOf } from '../send.ts';
import { type Handler, render } from './render.ts';

/** The dictionaries of this build with these settings. */
export type NewDictionaries = ReadonlyMap<Language, Dictionary>;

/** Whose dictionary makes the median of pages smallest: docs/decisions/076. */
const PAGES = [paths.movie('1'), paths.popular];

/**
 * Renders the pages. `locals` have the catalogue of dictionary-catalogue.ts. Returns no dictionaries if a page fails,
 * or if this Node can not use them: the site needs none.
 */
export async function createDictionaries(
  handler: Handler,
  locals: SiteLocals,
  log: (message: string) => void,
): Promise<NewDictionaries> {
  if (!takesDictionaries()) return new Map();
  const origin = new URL(locals.siteUrl);

  async function pageAt(path: string): Promise<Buffer> {
    const { status, body } = await render(handler, matchAddress(path), origin, locals);
    if (status !== 200) throw new Error(`${path} has the status ${status}`);
    return body;
  }

  async function dictionaryIn(language: Language): Promise<[Language, Dictionary]> {
    const pages = await Promise.all(PAGES.map((path) => pageAt(inLanguage(language, path))));
    return [language, createDictionary(Buffer.concat(pages))];
  }

  try {
    return new Map(await Promise.all(languages.map(dictionaryIn)));
  } catch (error) {
    log(`dictionaries: ${String(error)}`);
    return new Map();
  }
}

/** Letters of the hash in an address. */
const LETTERS = 16;

/**
 * Returns what answers at `/_dict/{language}`, which leads to the dictionary of this build, and at
 * `/_dict/{language}.{hash}`. Without dictionaries the first is empty, and browsers do not ask again for a while.
 */
export function dictionaryAnswers(
  dictionaries: NewDictionaries,
  headers: OutgoingHttpHeaders,
): Endpoint {
  const served = new Map<string, () => Promise<Whole>>();
  const leading = new Map<string, string>();
  for (const language of languages) {
    const dictionary = dictionaries.get(language);
    const name = DICTIONARIES + language;
    const path = dictionary ? `${name}.${dictionary.hash.toString('hex').slice(0, LETTERS)}` : '';
    leading.set(name, path);
    let whole: Promise<Whole> | undefined;
    if (dictionary)
      served.set(path, () => (whole ??= wholeDictionary(language, dictionary, headers)));
  }
  return {
    label: `${DICTIONARIES}*`,
    has: (path) => path.startsWith(DICTIONARIES),
    headers,
    answer(path) {
      if (served.has(path)) return null;
      const location = leading.get(path);
      if (location === undefined) return answerWith(404, { 'cache-control': 'no-store' });
      if (location) return answerWith(307, { location, 'cache-control': ASKED });
      return answerWith(200, { 'cache-control': anyCache(STATIC_MAX_AGE) });
    },
    async otherwise(request, response) {
      const whole = await served.get(pathOf(request.url ?? '/'))?.();
      if (!whole || sentUnchanged(request, response, whole)) return;
      const encoding = encodingOf(whole, request);
      sendBody(request, response, whole, encoding, await bodyIn(whole, encoding));
    },
  };
}

const answerWith = (status: number, headers: Record<string, string>) =>
  new Response(null, { status, headers });

async function wholeDictionary(
  language: Language,
  { bytes }: Dictionary,
  headers: OutgoingHttpHeaders,
): Promise<Whole> {
  const own = {
    'content-type': 'application/octet-stream',
    'cache-control': anyCache(DICTIONARY),
    // Of several that match, the longest is used. Load More and the worker fetch pages for no destination.
    'use-as-dictionary': `match="${prefixOf(language)}/*", match-dest=("document" "")`,
  };
  const whole = await wholeOf(new Response(new Uint8Array(bytes), { headers: own }), headers);
  return { ...whole, bodies: { ...whole.bodies, br: await brotliDensest(bytes) } };
}
