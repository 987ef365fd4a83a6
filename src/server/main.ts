/** Starts the production server, and ends it when the process is signalled. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '#/compose.ts';
import { type Config, onPort, readConfig } from '#/config.ts';
import { fail } from '#/process/fail.ts';
import { onceSignalled } from '#/process/once-signalled.ts';
import { numberOf, openPort } from '#/server/connections/port.ts';
import { createLog, type Log } from '#/server/log/log.ts';
import { createMetrics } from '#/server/log/metrics.ts';
import { createSite } from './server.ts';

/** Serves the site. Ends the process with a message in plain words if it can not start. */
export async function start(): Promise<void> {
  await serve().catch(fail);
}

async function serve(): Promise<void> {
  const given = readConfig();
  const port = await openPort(given.port, given.host);
  const config = onPort(given, port.number);
  const log = createLog({ access: config.accessLog });
  const metrics =
    config.metricsPort === null ? null : createMetrics(() => site.source.health()?.ok ?? null);
  const { site, server } = await createSite(config, {
    log: log.warn,
    failed: metrics?.failed,
    ...((config.accessLog || metrics) && {
      answered: (answer) => {
        log.answered(answer);
        metrics?.answered(answer);
      },
    }),
  });
  if (metrics) await (await openPort(config.metricsPort ?? 0, config.host)).serve(metrics.server);
  await port.serve(server);
  outlive(log, () => metrics?.uncaught());
  onceSignalled(async () => {
    server.announceEnd();
    await wait(config.shutdownDelay);
    if (!(await server.drain())) log.warn('Answers that took too long were cut off.');
    metrics?.server.close();
    site.close();
    log.flush();
    process.exit(0);
  });
  console.log(`${config.siteName} is on ${whereOf(config)}, serving ${site.label}.`);
  if (config.catalogueHost !== null) askOnce(site);
  void site.source.check?.();
  if (metrics) {
    console.log(`Metrics are on http://${config.host}:${numberOf(metrics.server)}/metrics.`);
  }
}

/** Calls the host, so that a wrong address shows at the start: the catalogue logs why it failed. */
function askOnce({ catalogue }: Site): void {
  catalogue.ask('popular', { page: 1 }).catch(() => undefined);
}

/** Returns the site's address. Adds the port if the address does not end with it. */
function whereOf({ siteUrl, port }: Config): string {
  return siteUrl.endsWith(`:${port}`) ? siteUrl : `${siteUrl} (port ${port})`;
}

/**
 * Logs and counts an exception that belongs to no open request (a broken stream, a rejected promise
 * that nobody awaits), and keeps serving other requests: it comes from one request only. Before the
 * server listens, an exception ends the process.
 */
function outlive(log: Log, count: () => void): void {
  const tell = (error: unknown) => {
    count();
    log.warn(`uncaught: ${error instanceof Error ? error.stack : String(error)}`);
  };
  process.on('uncaughtException', tell).on('unhandledRejection', tell);
}
