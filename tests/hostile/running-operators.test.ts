/** What operators see while a host is down, and visitors do not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIST } from '#/contract/lifetimes.ts';
import { movieRow } from '../e2e/answers.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type HostSite, siteOver } from './host-site.ts';

const GRID = '/movies/PopularMovies';
const CALL = '/api';

let host: ScriptedHost;
let site: HostSite;
beforeEach(async () => {
  host = await createScriptedHost();
  host.answer(CALL, { json: { results: [movieRow(1)], total_pages: 3, total_results: 60 } });
  site = await siteOver(host.origin);
});
afterEach(async () => {
  await site.close();
  await host.close();
});

async function visit(path: string) {
  const answer = await fetch(site.url + path);
  const { headers, status } = answer;
  const text = await answer.text();
  const kept = headers.get('cache-control')?.startsWith('public') ?? false;
  return { status, text, kept, age: headers.get('age'), warning: headers.get('warning') };
}

/** Visits a page until it comes from the store, and returns one more visit. */
async function keep(path: string) {
  await expect.poll(async () => (await visit(path)).kept).toBe(true);
  return visit(path);
}

describe('a page', () => {
  it('sends no age while it is fresh', async () => {
    expect(await visit(GRID)).toMatchObject({ status: 200, age: null, warning: null });
    site.pass(LIST.fresh - 1);
    expect(await visit(GRID)).toMatchObject({ status: 200, age: null, warning: null });
  });

  it('that is stale sends its age while it is rendered again', async () => {
    await keep(GRID);
    const age = LIST.fresh + 30;
    site.pass(age);
    const warning = '110 - "Response is Stale"';
    expect(await visit(GRID)).toMatchObject({ age: `${age}`, warning });
    await expect.poll(async () => (await visit(GRID)).age).toBeNull();
  });

  it('stays the same for visitors while the host is down, and its headers give its age', async () => {
    const before = await keep(GRID);
    host.answer(CALL, { status: 500, text: 'down' });
    site.pass(3600);
    const kept = await visit(GRID);
    expect(kept).toMatchObject({ status: 200, age: '3600', warning: '110 - "Response is Stale"' });
    expect(kept.text).toBe(before.text);
    // Another address that needs the same answers is rendered now, from stale answers.
    const other = await visit(`${GRID}?play=1`);
    expect(other).toMatchObject({ status: 200, age: '3600', warning: kept.warning });
    expect(other.text).toContain('href="/zxyxvyXdF/1"');
    expect(other.text).not.toContain('class="failure" role="alert">');
  });

  it('sends no age when the host is back', async () => {
    await keep(GRID);
    host.answer(CALL, { status: 500, text: 'down' });
    site.pass(3600);
    await visit(GRID);
    host.answer(CALL, { json: { results: [movieRow(2)], total_pages: 1, total_results: 1 } });
    // The page is rendered from stale answers while the host is called, and then from its new
    // answer.
    await expect
      .poll(async () => {
        site.pass(30);
        const { text, warning } = await visit(GRID);
        return text.includes('href="/zxyxvyXdF/2"') && warning === null;
      })
      .toBe(true);
  });
});

describe('/readyz', () => {
  it('has the outcome of the last call from the source', async () => {
    const ready = async () => (await (await fetch(`${site.url}/readyz`)).json()) as object;
    expect(await ready()).toMatchObject({ status: 'ready', host: 'not asked yet' });
    await visit(GRID);
    expect(await ready()).toMatchObject({ status: 'ready', host: 'answers' });
    host.answer(CALL, { status: 500, text: 'down' });
    await visit('/movies/topRated');
    expect(await ready()).toMatchObject({ status: 'ready', host: 'fails' });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await visit(GRID)).status).toBe(200);
  });
});
