/**
 * The program of one of several processes that serve: see primary.ts, which has filled the catalogue
 * and chosen the port.
 */
import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { readConfig } from '#/config.ts';
import { fail } from '#/process/fail.ts';
import { openPort } from '#/server/connections/port.ts';
import { serve } from '../serve.ts';
import type { Purge, Purged, Ready, RedisState } from './messages.ts';

await serveAsWorker().catch(fail);

/** Serves the site. Throws what serve throws. */
async function serveAsWorker(): Promise<void> {
  const config = readConfig();
  const { site, metrics } = await serve(config, {
    port: await openPort(config.port, config.host),
    isWorker: true,
    logRedis: (message) => report({ kind: 'redis', message }),
    asks: cluster.worker?.id === 1,
  });
  if (metrics) {
    AggregatorRegistry.setRegistries([metrics.registry]);
    // It answers the primary's requests for this process's metrics.
    new AggregatorRegistry();
  }
  process.on('message', ({ kind, id, tags }: Purge) => {
    if (kind === 'purge') report({ kind: 'purged', id, pages: site.purges.purge(tags) });
  });
  report({ kind: 'ready', label: site.label });
}

function report(message: Ready | Purged | RedisState): void {
  process.send?.(message);
}
