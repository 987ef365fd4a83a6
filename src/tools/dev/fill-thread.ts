/** The thread of fill-ahead.ts. */
import { parentPort } from 'node:worker_threads';
import { openEmbedded } from '#/compose/embedded.ts';
import { readConfig } from '#/config.ts';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { folderOf } from '#/host/places.ts';

const config = readConfig(undefined, { dev: true });
if (config.catalogueHost === null && config.catalogueDb !== ':memory:') {
  const { seed } = openFolder(folderOf(config)).read();
  const log = (message: string) => parentPort?.postMessage(message);
  openEmbedded(config, log, { seed, mayForget: false }).db.close();
}
