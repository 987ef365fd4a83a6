/** Names in further languages over real sockets: `/data` gives those of the language that is asked for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type HostSite, siteOver } from './host-site.ts';

const native_titles = [
  { language: 'ur', text: 'آوارہ' },
  { language: 'hi', text: 'आवारा' },
];
const film = { id: 7, title: 'Awaara' };
const named = { ...film, native_titles };

let host: ScriptedHost;
let site: HostSite;
beforeAll(async () => {
  host = await createScriptedHost();
  site = await siteOver(host.origin);
});
afterAll(async () => {
  await site.close();
  await host.close();
});

function script(row: object): void {
  host.answer('/api/tmdb/dashboard/search', { json: [row, { ...row, id: 8 }] });
  const trailer = { ...row, trailerKey: 'abcdefghijk', movieTitle: 'Awaara' };
  host.answer('/api/tmdb/punjabi-movies-trailers', { json: { results: [trailer] } });
  host.answer('/api/seasons/s7/episodes', { json: [{ ...row, _id: 'e1' }] });
}

async function get(path: string) {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
}
const namesIn = (text: string) => text.match(/"names":\{[^}]*\}/g) ?? [];

describe('the names in an answer of /data', () => {
  it.each([
    ['ui=ur', ['{"ur":"آوارہ"}']],
    ['ui=hi', ['{"hi":"आवारा"}']],
    ['ui=pa', []],
  ])('with %s are %j, on every row', async (ui, expected) => {
    script(named);
    const { text, headers } = await get(`/data/search?query=awaara&${ui}`);
    const names = expected.map((name) => `"names":${name}`);
    expect(namesIn(text)).toEqual([...names, ...names]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('are kept for each language, and asked of the host once', async () => {
    script(named);
    host.requests.length = 0;
    const requested = ['ui=ur', 'ui=hi', 'ui=ur', 'ui=en', 'x=1', 'ui=__proto__', 'ui=UR&ui=ur'];
    const texts: string[] = [];
    for (const query of requested) texts.push((await get(`/data/search?${query}&query=awar`)).text);
    expect(texts.map((text) => namesIn(text)[0])).toEqual([
      '"names":{"ur":"آوارہ"}',
      '"names":{"hi":"आवारा"}',
      '"names":{"ur":"آوارہ"}',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(host.requests.filter((path) => path.includes('search'))).toHaveLength(1);
  });
});

it('English gets the same bytes as from a host without such names, in data and in pages with players', async () => {
  const paths = [
    '/data/search?query=awaar',
    '/movies-trailers-latest-trailers',
    '/movie/season/episodes?season=s7&episode=e1',
  ];
  const bytes = async () => Promise.all(paths.map(async (path) => (await get(path)).text));
  script(named);
  const whole = await bytes();
  const other = site;
  script(film);
  site = await siteOver(host.origin);
  await other.close();
  expect(await bytes()).toEqual(whole);
});
