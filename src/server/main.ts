/** `npm start`: the production server. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compose } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { fail } from '#/lib/say.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSiteServer } from './server.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog({ access: config.accessLog });
  const site = compose({ config, log: log.warn });
  const metrics =
    config.metricsPort === null ? null : createMetrics(() => site.source.health()?.ok ?? null);
  const server = await createSiteServer(site, {
    log: log.warn,
    ...((config.accessLog || metrics) && {
      answered: (answer) => {
        log.answered(answer);
        metrics?.answered(answer);
      },
    }),
  });
  const metricsPort =
    metrics && (await listen(metrics.server, config.metricsPort ?? 0, config.host));
  await listen(server, config.port, config.host);
  outlive(log, () => metrics?.uncaught());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      if (!(await server.drain())) log.warn('Answers that took too long were cut off.');
      metrics?.server.close();
      site.close();
      log.flush();
      process.exit(0);
    });
  }
  console.log(`${config.siteName} is on ${config.siteUrl}, serving ${site.label}.`);
  if (metrics) console.log(`Metrics are on http://${config.host}:${metricsPort}/metrics.`);
}

/** Resolves to the port, which was another's choice when 0 was asked for. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * An exception that no request was left to answer for is one request's all the same (a stream that
 * broke, a promise nobody waits for): it is told and counted, and the others are served on. Before
 * the server listens, an exception ends the process.
 */
function outlive(log: Log, count: () => void): void {
  const tell = (error: unknown) => {
    count();
    log.warn(`uncaught: ${error instanceof Error ? error.stack : String(error)}`);
  };
  process.on('uncaughtException', tell).on('unhandledRejection', tell);
}

await start().catch(fail);
