/** The site as the dev server shows it: drafts of the catalogue's folder, or a remote host uncached. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { compose, type Site } from '#/compose/compose.ts';
import { readConfig } from '#/config.ts';
import { type FolderContent, openFolder } from '#/host/catalogue/files/folder.ts';
import type { Mistake } from '#/host/catalogue/files/mistake.ts';
import { readWithdrawn } from '#/host/catalogue/withdrawn.ts';
import { folderOf } from '#/host/places.ts';
import { messageOf } from '#/lib/error-message.ts';
import { localsOf } from '#/locals.ts';
import { endpointsOf } from '#/server/endpoints/endpoints-of.ts';
import { securityHeaders } from '#/server/security.ts';
import { isNowhere, matchAddress } from '#/site/match.ts';
import { type PageCall, STATE } from './panel/calls.ts';
import { createRecorder, type Recorder } from './panel/recorder.ts';

export type Preview = {
  site: Site;
  /** The folder of catalogue files; null with a remote host. */
  folder: string | null;
  /** The mistakes of the folder as it was read last, and what the settings refuse of it. */
  mistakes(): readonly Mistake[];
  recorder: Recorder;
  /** Returns the calls of a page's last rendering, by the page's address in the browser. */
  callsOf(page: string): PageCall[];
  /** Reads the folder again, and shows what has no mistake. Returns whether it can be shown. */
  update(): boolean;
  /** Returns the number of updates that were shown: pages that are rendered now show the last of them. */
  state(): number;
};

/**
 * Composes the site for the dev server. A folder with mistakes is shown without the entries that have
 * them; while later mistakes stand, their entries are shown as they were before.
 */
export function createPreview(log: (message: string) => void): Preview {
  const config = readConfig(undefined, { dev: true });
  const recorder = createRecorder();
  const { watched, refused } = recorder;
  const callsOf = (page: string) => {
    // Pages are rendered under their canonical address.
    const match = matchAddress(page);
    return recorder.callsOf(isNowhere(match) ? page : match.key, config);
  };
  if (config.catalogueHost !== null) {
    const site = compose({ config, log, caches: false, watched, refused, lenient: true });
    return {
      site,
      recorder,
      callsOf,
      folder: null,
      mistakes: () => [],
      update: () => true,
      state: () => 0,
    };
  }
  const folder = openFolder(folderOf(config));
  const first = folder.read();
  const refusedIn = ({ unshown }: FolderContent) => [
    ...unshown(config).mistakes,
    ...readWithdrawn(folder.path).mistakes,
  ];
  let state = 0;
  let mistakes = [...first.mistakes, ...refusedIn(first)];
  const lenient = true;
  const site = compose({ config, log, seed: first.seed, caches: false, watched, refused, lenient });
  return {
    site,
    recorder,
    callsOf,
    folder: folder.path,
    mistakes: () => mistakes,
    state: () => state,
    update() {
      try {
        const now = folder.read();
        mistakes = [...now.mistakes, ...refusedIn(now)];
        site.withdrawn.refresh();
        site.refill?.(now.seed);
        state += 1;
        return true;
      } catch (error) {
        // The folder has gone, or the database can not be written.
        mistakes = [wholeFolder(messageOf(error))];
        return false;
      }
    },
  };
}

const wholeFolder = (expected: string): Mistake => ({
  file: '',
  line: 1,
  column: 1,
  entry: '',
  field: '',
  expected,
});

/** Returns the whole path of a mistake's file, so that the overlay can link to it. */
export function fileOf(folder: string, { file }: Mistake): string {
  return join(folder, file);
}

// Mounts the production server's endpoints in the dev server (src/server/endpoints).

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Vite inserts inline scripts and styles, so pages have no policy: see docs/decisions/009. */
const NOTHING_INLINE = { scripts: [], styles: [] };
const NO_HASHES = { pages: NOTHING_INLINE, clips: NOTHING_INLINE };

/** Where Astro's dev server takes the locals of a request from. */
const LOCALS = Symbol.for('astro.locals');

/** Responds to all requests but those for pages, which it passes on as src/server/pages does. */
export function devEndpoints(preview: Preview, log: (message: string) => void): Middleware {
  const { site, recorder } = preview;
  const headers = { ...securityHeaders({ ...site.config, hashes: NO_HASHES }), page: {} };
  const endpoints = endpointsOf(site, { headers, log });
  const shared = localsOf(site);
  return (request, response, next) => {
    try {
      const match = endpoints(request, response, { route: '' });
      if (!match) return;
      if (!('address' in match)) return void match.catch(next);
      if (!isNowhere(match)) request.url = match.path;
      Object.assign(request, { [LOCALS]: { ...shared, match, uncacheable: false } });
      // A script reads this header where it can read no other one: see panel/app.ts.
      response.setHeader('server-timing', `${STATE};dur=${preview.state()}`);
      recorder.during(match.key, next);
    } catch (error) {
      next(error);
    }
  };
}
