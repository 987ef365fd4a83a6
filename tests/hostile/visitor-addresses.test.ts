import { beforeEach, describe, expect, it } from 'vitest';
import { matchCall } from '#/contract/address.ts';
import type { Answered } from '#/server/log/visit.ts';
import { hostOfTests, siteOfTests } from './host-site.ts';
import { exchange, get, headersOf, statusOf } from './raw.ts';

const SITE_URL = 'https://manzar.example';

const host = await hostOfTests();
const answers: Answered[] = [];
/** The site on a host that records its calls (`remote`), and on the open catalogue (`site`). */
const remote = await siteOfTests({
  CATALOGUE_HOST: host.origin,
  IMAGE_HOST: `${host.origin}/t/p`,
});
const site = await siteOfTests({ SITE_URL }, { answered: (answer) => answers.push(answer) });

/** Invalid ids as they stand in an address: tests send them byte for byte. */
const BAD_IDS: [shape: string, text: string][] = [
  ['negative', '-1'],
  ['fractional', '1.5'],
  ['in Arabic digits', '%D9%A3%D9%A4'],
  ['a NUL', '%00'],
  ['an id and a NUL', '7%00'],
  ['a lone percent sign', '%'],
  ['half a character', '%E0%A4%A'],
  ['a lone surrogate', '%ED%A0%80'],
  ['encoded twice', '%2537'],
  ['a step up', '..'],
  ['an encoded step up', '%2e%2e'],
  ['many steps up', '..%2f..%2f..%2fetc%2fpasswd'],
  ['a backslash', 'a\\b'],
  ['an encoded backslash', '..%5c..%5c'],
  ['composed', 'caf%C3%A9'],
  ['decomposed', 'cafe%CC%81'],
  ['an emoji', '%F0%9F%8E%AC'],
  ['a line break', '7%0d%0aSet-Cookie:%20a=b'],
  ['markup', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a quote', '7%27%20OR%201=1--'],
  ['10,000 characters', '7'.repeat(10_000)],
  ['too long by one', 'a'.repeat(65)],
];
/** Odd ids that keep to the grammar: the site calls the host, which answers 404. */
const ODD_IDS: [shape: string, text: string][] = [
  ['huge', '99999999999999999999'],
  ['hexadecimal', '0x10'],
  ['an exponent', '1e9'],
  ['a word of the language', 'constructor'],
];
/** One of each kind: the others meet one route, and these meet all. */
const FEW = [
  'a NUL',
  'a lone surrogate',
  'an encoded step up',
  'a line break',
  'markup',
  '10,000 characters',
  'huge',
];
const isOfFew = ([shape]: [string, string]) => FEW.includes(shape);

const ID_ROUTES: [route: string, bad: typeof BAD_IDS, odd: typeof ODD_IDS][] = [
  ['/zxyxvyXdF/', BAD_IDS, ODD_IDS],
  ...['/detail/tv-series/', '/people/detail/', '/season/'].map(
    (route): [string, typeof BAD_IDS, typeof ODD_IDS] => [
      route,
      BAD_IDS.filter(isOfFew),
      ODD_IDS.filter(isOfFew),
    ],
  ),
];

const INSIDE = /node_modules|\bat .{1,80}:\d+:\d+|\.astro:\d|SQLITE|ENOENT/;

/**
 * Expects a page in our design with this status: with its policy and footer, and without any of the
 * site's internals.
 */
function expectOurs(answer: string, status: number): void {
  expect(statusOf(answer)).toBe(status);
  expect(headersOf(answer)['content-security-policy']).toContain("default-src 'none'");
  expect(answer).toContain('<footer class="footer">');
  expect(answer).not.toMatch(INSIDE);
}

describe.each(ID_ROUTES)('an id at %s', (route, bad, odd) => {
  beforeEach(() => {
    host.requests.length = 0;
  });

  it.each(bad)('that is %s gets 404 in our design, without a call to the host', async (_, text) => {
    const answer = await exchange(remote.url, get(route + text));
    expectOurs(answer, 404);
    // The 404 page may call for popular movies, and a season's page for its title.
    const requested = host.requests.filter(
      (path) => !/^\/api\/(popular|seasons)|popular/.test(path),
    );
    expect(requested).toEqual([]);
  });

  it.each(odd)('that is %s is sent to the host unchanged', async (_, text) => {
    expectOurs(await exchange(remote.url, get(route + text)), 404);
    const calls = host.requests.map((path) => {
      const [pathname = '', query] = path.split('?');
      return matchCall(pathname, new URLSearchParams(query)).outcome;
    });
    expect(new Set(calls)).toEqual(new Set(['call']));
    expect(host.requests.some((path) => path.includes(`/${text}`))).toBe(true);
  });
});

describe('a page number', () => {
  it.each(['-1', '0', '1.5', '0x10', '1e3', '%D9%A3', '%00', '%', 'NaN', '', '9'.repeat(10_000)])(
    'that is %.20s counts as the first page',
    async (text) => {
      const answer = await exchange(site.url, get(`/movies/PopularMovies?page=${text}`));
      expectOurs(answer, 200);
      expect(answer).toContain(`<link rel="canonical" href="${SITE_URL}/movies/PopularMovies">`);
    },
  );
});

describe('a name or a query', () => {
  const SHAPES = [...BAD_IDS, ...ODD_IDS];

  it.each(SHAPES)('that is %s gets 404 in a path, after a redirect or not', async (_, text) => {
    let answer = await exchange(site.url, get(`/drama/${text}`));
    const { location } = headersOf(answer);
    if (location !== undefined) {
      expect(location).toMatch(/^\/drama\/[^/\\]+$/);
      answer = await exchange(site.url, get(location));
    }
    expectOurs(answer, 404);
  });

  it.each(SHAPES)('that is %s can be searched for', async (_, text) => {
    const answer = await exchange(site.url, get(`/search?query=${text}`));
    expectOurs(answer, 200);
    // Markup in the value of an attribute is only text.
    expect(answer.replace(/="[^"]*"/g, '')).not.toContain('<script>alert');
    expect(headersOf(answer)['set-cookie']).toBeUndefined();
  });

  it.each(SHAPES.filter(isOfFew))('that is %s names nothing that plays', async (_, text) => {
    const paths = ['/movie-dashboard?play=', '/movies-trailers-latest-trailers?play='];
    for (const path of paths) expectOurs(await exchange(site.url, get(path + text)), 200);
    const players = [
      '/movie/season/episodes?season=les-vampires-1915&episode=',
      '/drama-pak-tv-episode-play?drama=Tanhaiyaan&episode=',
    ];
    // The site ignores what cannot be an episode's id. An id that does not exist gets 404.
    for (const path of players) {
      const answer = await exchange(site.url, get(path + text));
      expectOurs(answer, /^[A-Za-z0-9][\w-]{0,63}$/.test(text) ? 404 : 200);
      expect(answer).not.toMatch(/<iframe|<video/);
    }
  });

  it.each(SHAPES.filter(isOfFew))('that is %s gets data or an error in JSON', async (_, text) => {
    for (const path of ['complete?id=', 'search?query=']) {
      const answer = await exchange(site.url, get(`/data/${path}${text}`));
      expect([200, 400, 404]).toContain(statusOf(answer));
      expect(headersOf(answer)['content-type']).toContain('application/json');
      expect(answer).not.toMatch(INSIDE);
    }
  });

  it.each([
    ['/data/complete?id=', 400],
    ['/data/complete', 400],
    ['/data/popular?page=1', 404],
    ['/data/movie?id=600765021', 404],
  ])('%s is refused', async (path, status) => {
    expect(statusOf(await exchange(site.url, get(path)))).toBe(status);
  });
});

/** Visits an address until it comes from the store. Then clears `answers`. */
async function keep(path: string): Promise<void> {
  await expect
    .poll(async () => {
      await exchange(site.url, get(path));
      return answers.at(-1)?.cache;
    })
    .toBe('hit');
  answers.length = 0;
}

const states = () => answers.map(({ cache }) => cache);

describe('parameters', () => {
  it('that a page does not know share one entry of the cache', async () => {
    await keep('/movies/topRated');
    const queries = ['?utm_source=a', '?fbclid=1&gclid=2', '?page=1', '?__proto__=1', '?%', '?&&='];
    for (const query of queries) await exchange(site.url, get(`/movies/topRated${query}`));
    await expect.poll(states).toEqual(queries.map(() => 'hit'));
  });

  it('of addresses that do not exist share one entry, too', async () => {
    await keep('/nowhere');
    const paths = ['/nowhere/2?x=1', '/%', '//evil.test/', '/wp-login.php?a=b'];
    for (const path of paths) await exchange(site.url, get(path));
    await expect.poll(states).toEqual(paths.map(() => 'hit'));
  });
});

describe('another name for the site', () => {
  const EVIL = {
    Host: 'evil.test',
    'X-Forwarded-Host': 'evil.test',
    'X-Forwarded-Proto': 'javascript',
    'X-Forwarded-Port': '666',
    'X-Forwarded-For': 'evil.test',
    'X-Original-URL': '//evil.test/',
    Forwarded: 'host=evil.test',
  };

  it.each([
    ['in headers', '/movies/nowPlaying', EVIL],
    ['in the target', 'http://evil.test/movies/nowPlaying', {}],
    ['in both', 'http://evil.test/movies/nowPlaying', EVIL],
    ['in capitals', 'HTTPS://EVIL.TEST/movies/nowPlaying', EVIL],
  ])('%s is in no link, and makes no further entry', async (_, target, headers) => {
    await keep('/movies/nowPlaying');
    const answer = await exchange(site.url, get(target, headers));
    expectOurs(answer, 200);
    expect(answer).toContain(`<link rel="canonical" href="${SITE_URL}/movies/nowPlaying">`);
    expect(answer).not.toMatch(/evil/i);
    await expect.poll(states).toEqual(['hit']);
  });

  it.each([
    ['/health-%26-exercise-%26-fitness', '/health-&-exercise-&-fitness'],
    [
      '/health-%26-exercise-%26-fitness?page=2&to=//evil.test',
      '/health-&-exercise-&-fitness?page=2',
    ],
    ['http://evil.test/%6dovies/topRated', '/movies/topRated'],
    ['/drama/%54anhaiyaan', '/drama/Tanhaiyaan'],
    ['/drama/%2f%2fevil.test', '/drama/%2F%2Fevil.test'],
  ])('is in no redirect: %s leads to %s', async (target, location) => {
    const answer = await exchange(site.url, get(target, EVIL));
    expect(statusOf(answer)).toBe(301);
    expect(headersOf(answer).location).toBe(location);
  });

  it.each([
    '//evil.test/',
    '//evil.test/..',
    '//evil.test/%2f..',
    '///evil.test',
    '/\\evil.test',
    '/%5cevil.test',
    '/%2f%2fevil.test',
    '/.//evil.test',
    'http://evil.test',
    'http://evil.test//evil.test/',
    '/season///evil.test',
  ])('is in no answer to %s', async (target) => {
    const answer = await exchange(site.url, get(target, EVIL));
    expect(headersOf(answer).location).toBeUndefined();
    expect(answer).not.toMatch(/(?:href|src|action|content)="[^"]*evil\.test/);
    expect([200, 404]).toContain(statusOf(answer));
  });
});

describe('what is not for visitors', () => {
  const PLACES = [
    '.git/config',
    '.env',
    '.stamp',
    '.data/catalogue.db',
    'package.json',
    'package-lock.json',
    'src/server/main.ts',
    'src/config.ts',
    'dist/server/entry.mjs',
    'server/entry.mjs',
    'dist/server/inline-hashes.json',
    'node_modules/astro/package.json',
    'astro.config.mjs',
    '_astro',
    '_astro/',
    'clips/.',
    'etc/passwd',
    '.well-known/security.txt',
  ];
  const PREFIXES = [
    '/',
    '//',
    '/../',
    '/..%2f',
    '/%2e%2e/',
    '/_astro/../../',
    '/_astro/..%5c..%5c',
  ];

  it.each(PLACES)('is not served: %s', async (place) => {
    for (const prefix of [
      ...PREFIXES,
      '/clips/../../',
      '/t/p/../../../',
      '/_astro/%2e%2e/%2e%2e/',
    ]) {
      const answer = await exchange(site.url, get(prefix + place));
      expect([400, 404], prefix + place).toContain(statusOf(answer));
      expect(answer).not.toMatch(/"dependencies"|import .* from|sha256-[^']*","|root:x:|\[core\]/);
    }
  });
});
