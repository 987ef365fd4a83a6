/** A rush of cold addresses: stored pages still come at once, and every wait ends with a page. */

import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { languages } from '#/contract/language.ts';
import { busyPage } from '#/server/pages/busy.ts';
import { startSite } from '../e2e/site.ts';
import { createScriptedHost, withChanged } from '../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { p99, visiting } from './visitor.ts';

const STORED = '/movies/PopularMovies';
/** In full: see scripts/hostile.ts. The short form shares its cores with other tests. */
const [COLD, WITHIN] = process.env.HOSTILE_FULL ? [2000, 100] : [500, 1000];

const METRICS = /Metrics are on (\S+)\./;

/** Returns the bytes that the site's process has in memory. */
async function memoryAt(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

/** Sends a GET on its own connection. Resolves to the status and the headers. */
function get(url: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof get>>>();
  request(url, { agent: false }, (response) => {
    const { statusCode: status = 0, headers } = response;
    response.on('end', () => resolve({ status, headers })).resume();
  })
    .on('error', reject)
    .end();
  return promise;
}

/** As many as have a place for their call at once: none waits for one for too long. */
const MOST = 24;

it(`of ${COLD} cold addresses at once ${MOST} get their page, and the others a short one; stored pages and /healthz come within ${WITHIN} ms`, async () => {
  const host = await createScriptedHost();
  // The host holds its answers until all short pages are there, so that their number is exact.
  const shortPages = Promise.withResolvers<void>();
  scriptWholeHost(
    withChanged(host, (reply, prefix) =>
      prefix.includes('/movie/') ? { ...reply, until: shortPages.promise } : reply,
    ),
  );
  const site = await startSite({
    CATALOGUE_HOST: host.origin,
    CATALOGUE_TIMEOUT: '60',
    RENDERINGS: String(MOST),
    ACCESS_LOG: 'off',
    METRICS_PORT: '0',
  });
  await expect.poll(() => METRICS.exec(site.output())?.[1]).toBeDefined();
  const metrics = METRICS.exec(site.output())?.[1] ?? '';
  await get(site.url + STORED);
  const before = await memoryAt(metrics);
  const visited = visiting(site.url + STORED, `${site.url}/healthz`);
  let short = 0;
  const cold = Array.from({ length: COLD }, async (_, id) => {
    const answer = await get(`${site.url}/zxyxvyXdF/${id + 1000}`);
    if (answer.status === 503) short += 1;
    if (short === COLD - MOST) shortPages.resolve();
    return answer;
  });
  const answers = await Promise.all(cold);
  const times = await visited();
  const after = await memoryAt(metrics);
  await site.stop();
  await host.close();

  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
  expect(busy).toHaveLength(COLD - MOST);
  expect(busy[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(p99(times)).toBeLessThanOrEqual(WITHIN);
  expect(after - before).toBeLessThan(250 * 1024 * 1024);
});

it('searches that wait for the host get half of the places: a film finds one', async () => {
  const host = await createScriptedHost();
  onTestFinished(() => host.close());
  const searched = Promise.withResolvers<void>();
  scriptWholeHost(
    withChanged(host, (reply, prefix) =>
      prefix.includes('/search') ? { ...reply, until: searched.promise } : reply,
    ),
  );
  const site = await startSite({
    CATALOGUE_HOST: host.origin,
    RENDERINGS: String(MOST),
    ACCESS_LOG: 'off',
  });
  onTestFinished(() => site.stop());
  let short = 0;
  const searches = Array.from({ length: MOST }, async (_, n) => {
    const { status } = await get(`${site.url}/search?query=word${n}`);
    if (status === 503) short += 1;
  });
  await expect.poll(() => short).toBe(MOST / 2);
  expect((await get(`${site.url}/zxyxvyXdF/1000`)).status).toBe(200);
  searched.resolve();
  await Promise.all(searches);
  expect(short).toBe(MOST / 2);
});

it.each(languages)('the short page in %s has at most 3 kB, and leads on', (language) => {
  const { headers, body } = busyPage(language);
  const html = body.toString();
  expect(body.length).toBeLessThanOrEqual(3000);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toMatch(/<a href="">[^<]+<\/a>/);
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
});
