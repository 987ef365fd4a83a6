/** Serves the site from this process, alone or as one of several. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '#/compose/compose.ts';
import type { Config } from '#/config.ts';
import { endCheck } from '#/host/integrity/check-process.ts';
import { TIMEOUT_MS } from '#/server/connections.ts';
import { endInOrder, onceSignalled, SOON, type Step } from '#/server/end-in-order.ts';
import { createLog, type Log } from '#/server/log/log.ts';
import { createMetrics, type Metrics } from '#/server/log/metrics.ts';
import type { Port } from '#/server/port.ts';
import { createSite } from './server.ts';

export type ServeOptions = {
  port: Port;
  /** Whether another process has filled the catalogue's file. */
  isWorker?: boolean;
  /** Logs how Redis is, which all processes find out. */
  logRedis?: (message: string) => void;
  /** Called with the reason if the catalogue's file is damaged and another process repairs it. */
  damaged?: (why: string) => void;
  /** Purges tags in all processes and instances. */
  purgeAll: (tags: string[]) => void;
  /** Whether this process asks the host at its start, so that a wrong address shows. */
  asks?: boolean;
};

export type Serving = {
  site: Site;
  /** Null without METRICS_PORT. */
  metrics: Metrics | null;
  log: Log;
};

/**
 * Serves the site, and ends the process when it is signalled. Resolves when the site listens. Throws
 * what compose throws.
 */
export async function serve(
  config: Config,
  { port, isWorker = false, logRedis, damaged, purgeAll, asks = true }: ServeOptions,
): Promise<Serving> {
  const log = createLog({ access: config.accessLog });
  const metrics =
    config.metricsPort === null
      ? null
      : createMetrics({
          hostAnswers: () => site.source.health()?.ok ?? null,
          circuitOpen: () => site.source.circuitOpen?.() ?? false,
          redisOpen: () => site.fleet?.connection.isOpen() ?? null,
          load: () => server.load(),
        });
  const { site, server } = await createSite(config, {
    isWorker,
    logRedis,
    damaged,
    purgeAll,
    log: log.warn,
    failed: log.error,
    called: metrics?.called,
    sought: metrics?.sought,
    ...((config.accessLog || metrics) && {
      answered: (answer) => {
        log.answered(answer);
        metrics?.answered(answer);
      },
    }),
  });
  await port.serve(server);
  outlive(log, () => metrics?.uncaught());
  const steps: Step[] = [
    [
      config.shutdownDelay + SOON,
      () => {
        server.announceEnd();
        return wait(config.shutdownDelay);
      },
    ],
    [
      TIMEOUT_MS + SOON,
      async () => {
        if (!(await server.drain())) log.warn('Answers that took too long were cut off.');
      },
    ],
    [SOON, endCheck],
    [SOON, site.close],
    [2 * SOON, log.end],
  ];
  onceSignalled(() => endInOrder(steps, (error) => log.warn(`end: ${String(error)}`)));
  if (asks) ask(site);
  // All pages show its choices. Where the host has to say that it has some, they are asked for when it does.
  if (site.source.hasDiscover) site.catalogue.ask('discover', { page: 1 }).catch(() => undefined);
  return { site, metrics, log };
}

/** Returns the milliseconds within which a process has ended after its signal: those of its steps, and some to spare. */
export const endsWithin = ({ shutdownDelay }: Config) => shutdownDelay + TIMEOUT_MS + 10 * SOON;

/**
 * Calls the host, so that a wrong address or token shows at the start, and whose pictures and players are refused: the
 * log says it.
 */
function ask({ config, catalogue, source }: Site): void {
  if (config.catalogueHost !== null) {
    const popular = catalogue.ask('popular', { page: 1 });
    popular.then(() => catalogue.ask('trailersDay', {})).catch(() => undefined);
  }
  void source.check?.();
}

/**
 * Logs and counts an exception that belongs to no open request (a broken stream, a rejected promise
 * that nobody awaits), and keeps serving other requests: it comes from one request only. Before the
 * server listens, an exception ends the process.
 */
function outlive(log: Log, count: () => void): void {
  const tell = (error: unknown) => {
    count();
    log.error(`uncaught: ${error instanceof Error ? error.stack : String(error)}`);
  };
  process.on('uncaughtException', tell).on('unhandledRejection', tell);
}
