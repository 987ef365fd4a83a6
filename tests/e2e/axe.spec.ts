/**
 * What axe finds: nothing, on every route and in every state. `npm run test:a11y` looks at all of
 * them in each language, theme and width; `npm test` at each layout in either theme and width.
 */

import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptPictures, scriptWholeHost } from '../fixtures/whole-host.ts';
import { homeCalls, results, scriptHome } from './answers.ts';
import { expectFaultless } from './axe/check.ts';
import { whole } from './axe/looks.ts';
import { onCatalogue, onEmptyHost, onFailingHost, onWholeHost, type Scene } from './axe/scenes.ts';
import { fromEditors, inUse, nothingFound } from './axe/used-scenes.ts';
import { complaints } from './complaints.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ timeout: 900_000 });

/** The whole form has a test for each scene, so that they share the processors. */
const parts = (scenes: Scene[]) => (whole ? scenes.map((scene) => [scene]) : [scenes]);
const titleOf = (scenes: Scene[]) =>
  scenes.length === 1 ? `: ${scenes.map(({ path, state = '' }) => `${path} ${state}`)}` : '';

for (const scenes of parts([...onCatalogue, nothingFound, fromEditors])) {
  test(`axe finds nothing on any route, and the console nothing${titleOf(scenes)}`, async ({
    page,
    site,
  }) => {
    const heard = complaints(page);
    await expectFaultless(page, site.url, scenes);
    // axe itself asks frames, and those of another origin do not hear it.
    expect(heard.filter((text) => !text.includes("'postMessage'"))).toEqual([]);
  });
}

function onHost(title: string, all: Scene[], script: (host: ScriptedHost) => unknown): void {
  for (const scenes of parts(all)) {
    test(`axe finds nothing ${title}${titleOf(scenes)}`, async ({ page, scripted }) => {
      await script(scripted.host);
      await expectFaultless(page, scripted.site.url, scenes);
    });
  }
}

async function scriptEverything(host: ScriptedHost): Promise<void> {
  scriptWholeHost(host);
  await scriptPictures(host);
}

onHost('on pages of a host with everything', onWholeHost, scriptEverything);
onHost('on pages as they are used', inUse, scriptEverything);
onHost('where the host fails', onFailingHost, (host) => host.answer('/', { status: 500 }));
onHost('where the host has nothing', onEmptyHost, (host) => {
  scriptHome(host);
  for (const call of [homeCalls.trailersDay, '/api/seasons', '/api/tmdb/dashboard/search']) {
    host.answer(call, { json: [] });
  }
  host.answer(`${homeCalls.trending}timeWindow=day`, { json: { data: results([]) } });
  for (const call of ['/api/tmdb/top-rated', '/api/tmdb/punjabi-movies-trailers']) {
    host.answer(call, { json: results([]) });
  }
  host.answer('/api/tmdb/12', { json: { id: 12 } });
  host.answer('/api/tmdb/series/3', { json: { series: { id: 3 }, credits: {} } });
  host.answer('/api/tmdb/dashboard/movie/7', { json: { id: 7, title: 'The Lamp' } });
  host.answer('/api/tmdb/dashboard/complete/7', { json: { title: 'The Lamp', links: '' } });
  host.answer(homeCalls.popular, { json: results([], 1, 1) });
});
