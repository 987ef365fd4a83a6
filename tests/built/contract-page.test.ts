/** The contract's page and document: they stand whoever answers the catalogue. */
import { expect, it } from 'vitest';
import { callNames, calls } from '#/contract/calls.ts';
import { changes, mayBeAdded, neverChanges } from '#/contract/openapi/changes.ts';
import { contractPage } from '#/contract/openapi/page.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { document } from '../fixtures/contract-document.ts';
import { createTmdb, TOKEN } from '../fixtures/tmdb/database.ts';

const DOWN = { CATALOGUE_HOST: 'http://127.0.0.1:9' };

const during = async (env: Record<string, string>, work: (site: RunningSite) => Promise<void>) => {
  const site = await startSiteHere(env);
  await work(site).finally(() => site.stop());
};
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#39;', "'");

it('the page has every call, row and kind, and no script, also while the host is down', async () => {
  await during(DOWN, async ({ url }) => {
    const response = await fetch(`${url}/api/`);
    const html = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toContain('<html lang="en"');
    expect(html).not.toMatch(/<script|\son[a-z]+=|style=/);
    // Only examples may have backticks: in texts they stand for code.
    expect(html.replaceAll(/<pre>.*?<\/pre>/gs, '')).not.toContain('`');
    for (const name of callNames) expect(html).toContain(`GET ${calls[name].template}`);
    const { rows, kinds } = contractPage();
    const linked = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const { name } of [...rows, ...kinds]) expect(ids).toContain(name);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
    const changed = plain(await (await fetch(`${url}/api/changes`)).text());
    for (const { version } of changes) expect(changed).toContain(version);
    for (const rule of [...mayBeAdded, ...neverChanges]) {
      expect(changed).toContain(rule.replaceAll('`', ''));
    }
    expect((await fetch(`${url}/api/tmdb/popular`)).status).toBe(404);
  });
});

it('the document is there for every origin, with a token of the movie database, too', async () => {
  const tmdb = await createTmdb();
  await during({ TMDB_TOKEN: TOKEN, TMDB_URL: tmdb.base }, async ({ url }) => {
    const response = await fetch(`${url}/api/openapi.json`, {
      headers: { origin: 'https://a.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect((await fetch(`${url}/api/`)).status).toBe(200);
    expect(tmdb.requests.filter((path) => path !== '/configuration')).toEqual([]);
  });
  await tmdb.close();
});
