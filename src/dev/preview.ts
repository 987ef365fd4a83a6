/** The site as the dev server shows it: drafts of the catalogue's folder, or a remote host uncached. */
import { join } from 'node:path';
import { isNowhere, matchAddress } from '#/addresses/match.ts';
import { compose, type Site } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { openFolder } from '#/host/files/folder.ts';
import type { Mistake } from '#/host/files/mistake.ts';
import { SHIPPED } from '#/host/seed/load.ts';
import type { PageCall } from './panel/calls.ts';
import { createRecorder, type Recorder } from './panel/recorder.ts';

export type Preview = {
  site: Site;
  /** The folder of catalogue files; null with a remote host. */
  folder: string | null;
  /** The mistakes of the folder as it was read last. */
  mistakes(): readonly Mistake[];
  recorder: Recorder;
  /** Returns the calls of a page's last rendering, by the page's address in the browser. */
  callsOf(page: string): PageCall[];
  /** Reads the folder again. Shows its entries, unless a file has a mistake. */
  update(): void;
};

/**
 * Composes the site for the dev server. A folder with mistakes is shown without the entries that have
 * them; while later mistakes stand, the last good state is served.
 */
export function createPreview(log: (message: string) => void): Preview {
  const config = readConfig(undefined, { dev: true });
  const recorder = createRecorder();
  const { watched } = recorder;
  const callsOf = (page: string) => {
    // Pages are rendered under their canonical address.
    const match = matchAddress(page);
    return recorder.callsOf(isNowhere(match) ? page : match.key, config);
  };
  if (config.catalogueHost !== null) {
    const site = compose({ config, log, caches: false, watched });
    return { site, recorder, callsOf, folder: null, mistakes: () => [], update: () => undefined };
  }
  const folder = openFolder(config.catalogueDir ?? SHIPPED);
  const first = folder.read();
  let { mistakes } = first;
  const site = compose({ config, log, seed: first.seed, caches: false, watched });
  return {
    site,
    recorder,
    callsOf,
    folder: folder.path,
    mistakes: () => mistakes,
    update() {
      try {
        const now = folder.read();
        mistakes = now.mistakes;
        if (mistakes.length === 0) site.refill?.(now.seed);
      } catch (error) {
        // A file that vanishes while it is read, or entries that the database refuses together.
        mistakes = [wholeFolder(error instanceof Error ? error.message : String(error))];
      }
    },
  };
}

const wholeFolder = (expected: string): Mistake => ({
  ...{ file: '', line: 1, column: 1, entry: '', field: '', expected },
});

/** Returns the whole path of a mistake's file, so that the overlay can link to it. */
export function fileOf(folder: string, { file }: Mistake): string {
  return join(folder, file);
}
