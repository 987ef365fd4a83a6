/** Starts the production server: in this process, or in several. */

import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import { joinFleet } from '#/catalogue/redis/store.ts';
import { catalogueFile, fillCatalogue, mendCatalogue } from '#/compose/embedded.ts';
import { type Config, lacksSiteUrl, onPort, readConfig } from '#/config.ts';
import { type WatchOptions, watchFile } from '#/host/integrity/check-process.ts';
import { isShipped } from '#/host/integrity/marks.ts';
import { isCheckedAtStart } from '#/host/open.ts';
import { messageOf } from '#/lib/error-message.ts';
import { isLoopback } from '#/lib/origin.ts';
import { fail } from '#/server/end-in-order.ts';
import { createLog, type Log } from '#/server/log/log.ts';
import { freePort, numberOf, openPort } from '#/server/port.ts';
import { purgeWorkers, reopenInWorkers, startPrimary } from './cluster/primary.ts';
import { createPurger, operatorServer, type Purger } from './operator.ts';
import { serve } from './serve.ts';

/** Serves the site. Ends the process with a message in plain words if it can not start. */
export async function begin(): Promise<void> {
  await serveSite().catch(fail);
}

async function serveSite(): Promise<void> {
  const config = readConfig();
  const isChecked = isCheckedAtStart(resolve(config.catalogueDb));
  if (config.workers === 1) return serveAlone(config, isChecked);
  const log = createLog({ access: false });
  if (cluster.isWorker) {
    // A process manager has started this one, and as many as it was told: a worker has no workers.
    log.warn(
      "Another program's cluster forked this process: it serves alone, and WORKERS is ignored.",
    );
    await log.end();
    return serveAlone({ ...config, workers: 1 }, isChecked);
  }
  if (usesFile(config, log)) return serveTogether(config, log, isChecked);
  log.warn('The catalogue is in memory, so one process serves the site, whatever WORKERS says.');
  await log.end();
  return serveAlone({ ...config, workers: 1 }, isChecked);
}

/** Fills the catalogue's file. Returns whether all processes can open it. */
function usesFile(config: Config, log: Log): boolean {
  const said: string[] = [];
  let isFile = true;
  try {
    isFile = fillCatalogue(config, (message) => void said.push(message));
    return isFile;
  } finally {
    // A process that has to keep it in memory says the same itself.
    if (isFile) for (const message of said) log.warn(message);
  }
}

async function serveAlone(given: Config, isChecked: boolean): Promise<void> {
  const port = await openPort(given.port, given.host);
  const config = onPort(given, port.number);
  const purgeAll = (tags: string[]) => void purger.purge(tags);
  const { site, metrics, log } = await serve(config, { port, purgeAll });
  const purger = createPurger(site.fleet, async (tags) => site.purges.purge(tags));
  logStart(config, site.label, log);
  const isMendable = () => isShipped(catalogueFile(config) ?? '');
  const damaged = () => void (isMendable() && site.reopenDatabase());
  watchCatalogue(config, { isChecked, log: log.warn, damaged });
  await openOperator(config, log, purger, async () => metrics?.registry.metrics() ?? '');
}

async function serveTogether(given: Config, log: Log, isChecked: boolean): Promise<void> {
  const number = given.port === 0 ? await freePort(given.host) : given.port;
  const config = onPort(given, number);
  const mend = () => mendCatalogue(config, log.warn);
  const purger = createPurger(config.redis && joinFleet(config.redis, log.warn), purgeWorkers);
  const purgeAll = (tags: string[]) => void purger.purge(tags);
  logStart(config, await startPrimary(config, log, { mend, purgeAll }), log);
  const damaged = () => void (mend() && reopenInWorkers());
  watchCatalogue(config, { isChecked, log: log.warn, damaged });
  const registry = new AggregatorRegistry();
  await openOperator(config, log, purger, () => registry.clusterMetrics());
}

/** Serves the operator's port, if METRICS_PORT is set. */
async function openOperator(
  { metricsPort, metricsHost: host, purgeToken }: Config,
  log: Log,
  purger: Purger,
  metrics: () => Promise<string>,
): Promise<void> {
  if (metricsPort === null) return;
  const server = operatorServer({ metrics, purgeToken, purger, isLocal: isLoopback(host) });
  await (await openPort(metricsPort, host, 'METRICS_PORT')).serve(server);
  const name = host.includes(':') ? `[${host}]` : host;
  log.note(`Metrics are on http://${name}:${numberOf(server)}/metrics.`);
}

/** Checks the embedded catalogue's file while the site serves. */
function watchCatalogue(config: Config, options: WatchOptions): void {
  const path = catalogueFile(config);
  if (path === null) return;
  const damaged = () => {
    try {
      options.damaged();
    } catch (error) {
      options.log(messageOf(error));
    }
  };
  void watchFile(path, { ...options, damaged });
}

function logStart(config: Config, label: string, log: Log): void {
  log.note(`${__SITE_NAME__} is on ${whereOf(config)}, serving ${label}.`);
  if (config.isNamed && config.siteName !== __SITE_NAME__) {
    log.warn(
      `SITE_NAME counts when the site is built: this one is named ${__SITE_NAME__} until the next build.`,
    );
  }
  if (lacksSiteUrl(config)) {
    log.warn(
      `HOST is public and SITE_URL is not set: pages say that they are on ${config.siteUrl}.`,
    );
  }
  if (config.tmdb?.logo === null) {
    log.warn('TMDB asks sites to show its logo: name its file in TMDB_LOGO.');
  }
}

/** Returns the site's address. Adds the port if the address does not end with it. */
function whereOf({ siteUrl, port }: Config): string {
  return siteUrl.endsWith(`:${port}`) ? siteUrl : `${siteUrl} (port ${port})`;
}
