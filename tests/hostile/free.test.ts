/** What becomes free, on pages as they are served, at the end of a year, at its beginning and in 2028. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { languages, prefixOf } from '#/contract/language.ts';
import { en } from '#/site/messages/en.ts';
import { movieRows, results } from '../e2e/answers.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type HostSite, siteOver } from './host-site.ts';

const basisOf = (year: number) => ({
  kind: 'facts only',
  reason: `Protected in the United States until the end of ${year - 1}.`,
  countries: [],
  free: [{ country: 'US', year }],
});
const titleOf = (id: number, title: string, year: number) => ({
  id,
  title,
  media_type: 'movie',
  release_date: '1931',
  poster_path: null,
  watchable: false,
  basis: basisOf(year),
});
const LIGHTS = titleOf(7, 'City Lights', 2027);
const DAY = 86_400_000;

let host: ScriptedHost;
let site: HostSite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) });
  host = await createScriptedHost();
  host.answer('/', { json: results(movieRows(1)) });
  host.answer('/api/tmdb/popular?', { json: { ...results(movieRows(1)), free: true } });
  host.answer('/api/free', {
    json: [LIGHTS, titleOf(8, 'Charade', 2057), titleOf(90, 'Far', 9999)],
  });
  host.answer('/api/tmdb/dashboard/movie/7', { json: LIGHTS });
  site = await siteOver(host.origin);
  await fetch(`${site.url}/movie-dashboard`);
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
  await host.close();
});

/** Sets the day. Both clocks go on from one page to the next. */
function at(moment: string): void {
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  vi.setSystemTime(Date.parse(moment));
  site.pass(Math.max(1, seconds));
}
const mainOf = async (path: string) => {
  const html = await (await fetch(site.url + path)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

describe('in the last minute of 2026', () => {
  beforeEach(() => at('2026-12-31T23:59:00Z'));

  it('the page counts one day, and the poster is sealed', async () => {
    const main = await mainOf('/free');
    expect(main).toContain('1 day until January 1, 2027');
    expect(main).toContain('Free from January 1, 2027');
    expect(main).toMatch(/class="card sealed"(?:(?!<li)[\s\S])*City Lights/);
  });

  it('the page has no heading of earlier years before the first of them', async () => {
    expect(await mainOf('/free')).not.toContain('Earlier years');
  });

  it('the title says from when it is free, in every language', async () => {
    expect(await mainOf('/zxyxvyXdF/7')).toContain('Free from January 1, 2027 (United States)');
    for (const language of languages) {
      expect(await mainOf(`${prefixOf(language)}/zxyxvyXdF/7`)).toContain(
        `href="${prefixOf(language)}/free/2027"`,
      );
    }
  });

  it('a page that is stored then is rendered again when the year begins', async () => {
    const stored = await mainOf('/free/2027');
    expect(stored).toContain('1 day until January 1, 2027');
    at('2027-01-01T00:00:01Z');
    expect(await mainOf('/free/2027')).toContain('Became free on January 1, 2027');
    expect(await mainOf('/zxyxvyXdF/7')).toContain('Free since January 1, 2027 (United States)');
  });
});

describe.each(['2027-01-01T00:00:00Z', '2028-02-29T12:00:00Z'])('at %s', (moment) => {
  beforeEach(() => at(moment));

  it('what became free is past, and no poster of it is sealed', async () => {
    for (const path of ['/free', '/free/2027', '/zxyxvyXdF/7']) {
      const main = await mainOf(path);
      expect(main).toMatch(/(Became free on|Free since) January 1, 2027/);
      expect(main).not.toMatch(/(Free from|until|Becomes free on) January 1, 2027/);
      expect(main).not.toContain('Protected in the United States until the end of 2026.');
    }
    expect(await mainOf('/free/2027')).not.toContain('sealed');
  });

  it('it does not play for that: no copy is known', async () => {
    expect(await mainOf('/zxyxvyXdF/7')).toContain('We have not found a copy we may show.');
  });

  it('the page counts to the next year in which something becomes free', async () => {
    const days = Math.ceil((Date.UTC(2057, 0, 1) - Date.parse(moment)) / DAY);
    const main = await mainOf('/free');
    expect(main).toMatch(new RegExp(`\\b${days} days until January 1, 2057`));
    expect(main).toContain('Earlier years');
  });
});

it('no cache may show the page of another day', async () => {
  const { headers } = await fetch(`${site.url}/free`);
  expect(headers.get('cache-control')).toBe('public, no-cache');
});

it('calendars and the feed are there in all languages, and not for a year without a title', async () => {
  for (const language of languages) {
    const prefix = prefixOf(language);
    for (const path of ['/free-2027.ics', '/free-movie-7.ics', '/free.atom']) {
      const answer = await fetch(site.url + prefix + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toMatch(
        /^(text\/calendar|application\/atom\+xml)/,
      );
    }
    // A host may say any year.
    for (const path of ['/free/9999', '/free-9999.ics'])
      expect((await fetch(site.url + prefix + path)).status).toBe(200);
    for (const path of ['/free-2031.ics', '/free-movie-9.ics', '/free/2031'])
      expect((await fetch(site.url + prefix + path)).status).toBe(404);
  }
});

it('while the host fails, the page of a year does not say that the year has no title', async () => {
  const failing = await createScriptedHost();
  onTestFinished(() => failing.close());
  failing.answer('/', { json: results(movieRows(1)) });
  failing.answer('/api/tmdb/popular?', { json: { ...results(movieRows(1)), free: true } });
  failing.answer('/api/free', { status: 500 });
  const other = await siteOver(failing.origin);
  onTestFinished(() => other.close());
  const answer = await fetch(`${other.url}/free/2027`);
  expect([answer.status, (await answer.text()).includes(en.nothingFree)]).toEqual([502, false]);
});
