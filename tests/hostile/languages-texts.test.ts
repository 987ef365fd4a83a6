/** Every word of the interface is a text of src/site/messages: a pseudo-language marks them all. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageNames } from '#/contract/language.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type HostSite, siteOver } from './host-site.ts';
import { DRAMA, NOT_THERE, SHOWN, scriptMixed, WRITTEN } from './language-pages.ts';
import { markTexts, saidOn, unmarkedIn } from './marked-texts.ts';
import { parse } from './markup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What the host says: letters that no text of ours has. */
const HOSTS = 'Кино';
/** The marks take the place of this language's texts. */
const MARKED = 'pa';
const region = new Intl.DisplayNames(MARKED, { type: 'region' });
const spoken = new Intl.DisplayNames(MARKED, { type: 'language' });
/** Words that are no texts: names of the site, of languages and countries, and what the host says. */
const NAMES = [
  'Manzar',
  'منظر',
  // On the splash each says its language.
  `मंज़र${languageNames.hi}`,
  `ਮੰਜ਼ਰ${languageNames.pa}`,
  ...Object.values(languageNames),
  HOSTS,
  // A service in tests/fixtures/sayings.ts.
  'well',
  DRAMA,
  region.of('IN'),
  region.of('PK'),
  spoken.of('hi'),
];

let host: ScriptedHost;
let site: HostSite;
beforeAll(async () => {
  await markTexts(MARKED);
  host = await createScriptedHost();
  scriptMixed(host, HOSTS);
  site = await siteOver(host.origin);
});
afterAll(async () => {
  await site.close();
  await host.close();
});

/** Returns the words outside the marks of each page that has some. */
async function unmarkedAt(paths: string[], statuses: number[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const path of paths) {
    const response = await fetch(`${site.url}/${MARKED}${path}`, { redirect: 'manual' });
    expect(statuses, path).toContain(response.status);
    const said = saidOn(parse(await response.text()));
    expect(said.length, path).toBeGreaterThan(path === '/' ? 5 : 10);
    const words = said.flatMap(unmarkedIn).filter((word) => !NAMES.includes(word));
    if (words.length > 0) found.push([path, ...words]);
  }
  return found;
}

describe('no word is outside the marks', () => {
  it('on a page that shows something', async () => {
    expect(await unmarkedAt(SHOWN, [200])).toEqual([]);
  });

  it('on a page of what is not there', async () => {
    expect(await unmarkedAt(NOT_THERE, [404])).toEqual([]);
  });

  it('on a page of a host that fails', async () => {
    const failing = await createScriptedHost();
    failing.answer('/', { status: 500, json: {} });
    await site.close();
    site = await siteOver(failing.origin);
    // Home and the search page for too short a query are 200 without an answer of the host.
    expect(await unmarkedAt(SHOWN, [502, 200])).toEqual([]);
    await failing.close();
  });
});

const SCRIPTS = {
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  pa: /\p{Script=Gurmukhi}/u,
};

it.each(['ur', 'hi', 'pa'] as const)(
  'pages that the build wrote in %s have words of its script',
  async (language) => {
    for (const path of WRITTEN) {
      const html = await (await fetch(`${site.url}/${language}${path}`)).text();
      const words = saidOn(parse(html))
        .flatMap(unmarkedIn)
        .filter((word) => !NAMES.includes(word));
      expect(words.length, path).toBeGreaterThan(2);
      expect(
        words.filter((word) => !SCRIPTS[language].test(word)),
        path,
      ).toEqual([]);
    }
  },
);
