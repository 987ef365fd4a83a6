/**
 * The benchmark's floor is written by hand. It is a fair comparison only while it shows what the
 * site shows.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchPages } from '../bench/pages.ts';
import { shownIn } from '../bench/shown.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';

let host: ScriptedHost;
let site: RunningSite;

beforeAll(async () => {
  host = await createScriptedHost();
  scriptWholeHost(host);
  site = await startSiteHere({ CATALOGUE_HOST: host.origin, IMAGE_HOST: `${host.origin}/t/p` });
});

afterAll(async () => {
  await site?.stop();
  await host?.close();
});

const fileOf = (name: string) => `tests/bench/floor/${name}.html`;
const floorOf = (name: string) => readFileSync(fileOf(name), 'utf8');
const mend = (name: string) =>
  `${fileOf(name)} differs from the site's page. Write by hand into it what + shows, take out what - shows, and keep its look at 360 px that of the site`;

describe.each(Object.entries(benchPages))('the floor of %s', (name, path) => {
  it.each(['words', 'links', 'pictures'] as const)('has the same %s as the site', async (what) => {
    const page = await (await fetch(site.url + path)).text();
    expect(shownIn(page)[what].length).toBeGreaterThan(19);
    expect(shownIn(page)[what], mend(name)).toEqual(shownIn(floorOf(name))[what]);
  });

  it('has no script, no transition, and nothing that delays its first paint', () => {
    expect(floorOf(name)).not.toMatch(
      /<script|view-transition|rel="?(?:expect|stylesheet)|<link [^>]*\.css/,
    );
  });
});

describe('what a page shows', () => {
  it('is its words and names, links and pictures, but nothing hidden', () => {
    const html = `<!doctype html><head><title>No</title></head><p>Tea &amp; <b>milk</b></p>
      <nav class="main-nav"><a href="/no">No</a></nav><dialog><p>No</p></dialog><i hidden>No</i>
      <a href="/a?b=1&amp;c=2" aria-label="Go on"><img src="/t/p/w500/p1.jpg" alt="Tree"></a>`;
    const { words, links, pictures } = shownIn(html);
    expect(words.join(' ')).toBe('Tea & milk Go on Tree');
    expect(links).toEqual(['/a?b=1&c=2']);
    expect(pictures).toEqual(['p1.jpg']);
  });
});
