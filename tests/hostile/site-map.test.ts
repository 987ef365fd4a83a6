/** robots.txt, the site map and the feed of new films, on the built site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH, languageOf } from '#/contract/language.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { all, named, parse, textOf } from './markup.ts';

const SITE = 'https://manzar.example';

let open: RunningSite;
let small: RunningSite;
/** The addresses in the site map of the small site. */
let smallMap: string[];
beforeAll(async () => {
  open = await startSiteHere({ SITE_URL: SITE });
  small = await startSiteHere({ ...SMALL, SITE_URL: SITE });
  smallMap = await mapped(small);
});
afterAll(async () => {
  await open.stop();
  await small.stop();
});

async function textAt(path: string, { url } = open): Promise<string> {
  const answer = await fetch(url + path, { redirect: 'manual' });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Returns the markup of XML, with an end for each element that closes itself. */
const written = (xml: string) =>
  parse(
    xml
      .replace(/^<\?xml.*?\?>/, '')
      .replace(/<xhtml:link([^<>]*)\/>/g, '<xhtml:link$1></xhtml:link>'),
  );
const textsOf = (xml: string, name: string) => all(written(xml), named(name)).map(textOf);
const textIn = (xml = '') => textOf(written(`<loc>${xml}</loc>`));
const pathOf = (address: string) => {
  expect(address.startsWith(`${SITE}/`)).toBe(true);
  return address.slice(SITE.length);
};

/** Returns the addresses in the site map of a site, from its index on. */
async function mapped(site: RunningSite): Promise<string[]> {
  const parts = textsOf(await textAt('/sitemap.xml', site), 'loc').map(pathOf);
  const texts = await Promise.all(parts.map((path) => textAt(path, site)));
  return texts.flatMap((part) =>
    [...part.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => textIn(loc)),
  );
}

type Read = { status: number; canonical: string | null; links: string[] };

/** What was read at each address, so that no page is read twice. */
const known = new Map<string, Promise<Read>>();

/** Returns a page's canonical address, and the paths that it links to. */
function read(path: string, { url }: RunningSite): Promise<Read> {
  const reading = known.get(url + path) ?? readNew(url + path);
  known.set(url + path, reading);
  return reading;
}

async function readNew(address: string): Promise<Read> {
  const answer = await fetch(address, { redirect: 'manual' });
  const html = await answer.text();
  if (!html.startsWith('<!')) return { status: answer.status, canonical: null, links: [] };
  const page = parse(html);
  const hrefOf = (one: { attributes: Map<string, string> }) => one.attributes.get('href') ?? '';
  const canonical = all(page, named('link')).find(
    ({ attributes }) => attributes.get('rel') === 'canonical',
  );
  const links = all(page, named('a'))
    .map(hrefOf)
    .filter((href) => href.startsWith('/'));
  return { status: answer.status, canonical: canonical ? hrefOf(canonical) : null, links };
}

/**
 * Returns the canonical address of every page in English to which links lead from home, up to 400
 * pages. Each links to itself in the other languages.
 */
async function crawled(site: RunningSite): Promise<Set<string>> {
  const [seen, found] = [new Set(['/', '/movie-dashboard']), new Set<string>()];
  for (const path of seen) {
    expect(seen.size).toBeLessThan(400);
    const { status, canonical, links } = await read(path, site);
    if (status === 200 && canonical !== null) found.add(canonical);
    // An open player and several pages in one are no further pages.
    const isPage = (link: string) =>
      languageOf(link) === ENGLISH && !/[?&](play|through)=/.test(link);
    for (const link of links.filter(isPage)) seen.add(link.split('#', 1)[0] ?? link);
  }
  return found;
}

describe('the site map', () => {
  it('lists each canonical page once, and each answers 200 as what it is listed as', async () => {
    expect(smallMap.length).toBeGreaterThan(4 * 35);
    expect(new Set(smallMap).size).toBe(smallMap.length);
    // Every page in English, and every third one of the others: each language has its turns.
    const isRead = (path: string, at: number) => languageOf(path) === ENGLISH || at % 3 === 0;
    for (const address of smallMap.filter((one, at) => isRead(pathOf(one), at))) {
      const { status, canonical } = await read(pathOf(address), small);
      expect([address, status, canonical]).toEqual([address, 200, address]);
    }
  });

  it('has every canonical page to which links lead', async () => {
    const addresses = new Set(smallMap);
    const found = await crawled(small);
    expect(found.size).toBeGreaterThan(35);
    expect([...found.difference(addresses)]).toEqual([]);
  });

  it('has the whole open catalogue, each page once and films with their dates', async () => {
    const addresses = await mapped(open);
    expect(addresses.length).toBeGreaterThan(4 * 2_000);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${SITE}/movies/genre/drama?page=2`);
    const first = await textAt('/sitemap-1.xml');
    expect(first.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBeGreaterThan(200);
    expect(Buffer.byteLength(first)).toBeLessThan(50_000_000);
    expect((await read('/sitemap-99.xml', open)).status).toBe(404);
    const inFirst = textsOf(first, 'loc');
    expect(inFirst).toEqual(addresses.slice(0, inFirst.length));
    for (const address of addresses.filter((_, at) => at % 401 === 0)) {
      expect((await read(pathOf(address), open)).canonical).toBe(address);
    }
  });

  it('of a remote host has what its lists name, and no address twice', async () => {
    const host = await createScriptedHost();
    scriptWholeHost(host);
    const site = await startSiteHere({ SITE_URL: SITE, CATALOGUE_HOST: host.origin });
    try {
      const addresses = await mapped(site);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const path of [
        '/zxyxvyXdF/1',
        '/people/detail/1',
        '/season/s1',
        '/all-cartoons?page=9',
      ]) {
        expect(addresses).toContain(SITE + path);
      }
      expect((await fetch(`${site.url}/recently-added.atom`)).status).toBe(404);
      const requested = host.requests.length;
      await textAt('/sitemap.xml', site);
      expect(host.requests).toHaveLength(requested);
    } finally {
      await site.stop();
      await host.close();
    }
  });

  it('is compressed for whoever takes that, and says nothing to HEAD', async () => {
    const zipped = await fetch(`${open.url}/sitemap-1.xml`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toContain('</urlset>');
    const head = await fetch(`${open.url}/sitemap-1.xml`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('robots.txt', () => {
  it('names the site map, and leaves every page but searches to search engines', async () => {
    const text = await textAt('/robots.txt');
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const left = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const pages = smallMap.map(pathOf);
    expect(left).toEqual(['/api/', '/data/', '/search', '/ur/search', '/hi/search', '/pa/search']);
    expect(pages.filter((path) => left.some((one) => path.startsWith(one)))).toEqual([]);
  });
});

const HEADINGS = { ur: 'نئی شامل کردہ', hi: 'हाल ही में', pa: 'ਨਵੀਆਂ' };

describe('the feed of recently added films', () => {
  it('is Atom: the newest first, each with its page, its date and its text', async () => {
    const xml = await textAt('/recently-added.atom');
    const [feed] = all(written(xml), named('feed'));
    const entries = all(written(xml), named('entry'));
    expect(feed?.attributes.get('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(entries).toHaveLength(50);
    for (const entry of entries) {
      for (const name of ['title', 'id', 'updated']) {
        expect(all(entry, named(name)).map(textOf).join('')).not.toBe('');
      }
    }
    const days = textsOf(xml, 'updated');
    expect(days[0]).toBe(days[1]);
    expect(days.slice(1)).toEqual(days.slice(1).toSorted().reverse());
    const [first = ''] = entries.map((entry) => all(entry, named('id')).map(textOf).join(''));
    expect((await read(pathOf(first), open)).status).toBe(200);
  });

  it('is announced by the page of these films alone', async () => {
    const announced = 'type="application/atom+xml" href="/recently-added.atom"';
    expect(await textAt('/all-recently-movies')).toContain(announced);
    expect(await textAt('/all-cartoons')).not.toContain(announced);
  });

  it('is in each language of pages, with names, texts and pages of that language', async () => {
    for (const [language, heading] of Object.entries(HEADINGS)) {
      const path = `/${language}/recently-added.atom`;
      const xml = await textAt(path);
      const [feed] = all(written(xml), named('feed'));
      expect(feed?.attributes.get('xml:lang')).toBe(language);
      expect(textsOf(xml, 'title')[0]).toContain(heading);
      const entries = all(written(xml), named('entry'));
      const own = entries.filter((entry) =>
        all(entry, named('title')).every(({ attributes }) => !attributes.has('xml:lang')),
      );
      expect(own.length).toBeGreaterThan(entries.length / 2);
      const ids = entries.map((entry) => all(entry, named('id')).map(textOf).join(''));
      expect(ids.filter((id) => !id.startsWith(`${SITE}/${language}/`))).toEqual([]);
      expect(await textAt(`/${language}/all-recently-movies`)).toContain(`href="${path}"`);
    }
    expect((await read('/xx/recently-added.atom', open)).status).toBe(404);
  });
});

describe('the feed of lists by editors', () => {
  it('is in each language of pages, and the page of all lists names it', async () => {
    for (const prefix of ['', '/ur', '/hi', '/pa']) {
      const xml = await textAt(`${prefix}/lists.atom`);
      const entries = all(written(xml), named('entry'));
      expect(entries).toHaveLength(12);
      const own = (entry: (typeof entries)[number]) =>
        ['title', 'summary'].every((name) =>
          all(entry, named(name)).every(({ attributes }) => !attributes.has('xml:lang')),
        );
      expect(entries.filter((entry) => !own(entry))).toEqual([]);
      const ids = entries.map((entry) => all(entry, named('id')).map(textOf).join(''));
      expect(ids.filter((id) => !id.startsWith(`${SITE}${prefix}/lists/`))).toEqual([]);
      expect(await textAt(`${prefix}/lists`)).toContain(`href="${prefix}/lists.atom"`);
    }
  });
});
