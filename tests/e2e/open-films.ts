/** A site whose films are on a stand-in of archive.org, and how tests look at a film that plays. */
import type { Locator } from '@playwright/test';
import { type ArchiveHost, createArchiveHost, FILM, PARTS } from '../fixtures/archive-host.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { episodeRow, playableRow } from './answers.ts';
import { test as base } from './fixtures.ts';
import { type RunningSite, startSiteHere } from './site.ts';

export type OpenFilms = {
  archive: ArchiveHost;
  host: ScriptedHost;
  site: RunningSite;
};

export const RECENT = '/all-recently-movies';
export const EPISODE = '/movie/season/episodes?season=s1&episode=';
/** A file of an item: the player that names it needs no list. */
export const NAMED = '/Film%20480.mp4';

/** The films of the grid by their keys, and of the episodes: items of the stand-in, or files of them. */
const LINKS = ['lamp', `named${NAMED}`, 'parts', 'heavy/Film.mp4'];

export const test = base.extend<{ films: OpenFilms }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  films: async ({}, use) => {
    const [archive, host] = await Promise.all([createArchiveHost(), createScriptedHost()]);
    for (const item of ['lamp', 'named']) archive.item(item, FILM);
    archive.item('parts', PARTS);
    archive.item('heavy', [{ name: 'Film.mp4', media: 'heavy.mp4' }]);
    const links = LINKS.map((link) => `${archive.origin}/embed/${link}`);
    const movies = links.map((link, n) => playableRow(n, { links: link }));
    host.answer('/api/tmdb/recently-add/movies', { json: { movies, totalPages: 1 } });
    const episodes = links.map((link, n) => episodeRow(`e${n}`, n, { links: link }));
    host.answer('/api/seasons/s1/episodes', { json: episodes });
    const site = await startSiteHere({
      CATALOGUE_HOST: host.origin,
      ARCHIVE_URL: archive.origin,
      EMBED_HOSTS: archive.origin,
    });
    await use({ archive, host, site });
    await site.stop();
    await Promise.all([archive.close(), host.close()]);
  },
});

/** Returns the address at which the stand-in has a file. */
export function fileOf({ archive }: OpenFilms, item: string, file: string): string {
  return `${archive.origin}/download/${item}/${file}`;
}

/** Returns the second at which a film is. */
export function secondsOf(video: Locator): Promise<number> {
  return video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
}

/** Returns the line over a film. Under it there are others. */
export function lineOf(within: Locator): Locator {
  return within.locator('.frame').getByRole('status');
}
