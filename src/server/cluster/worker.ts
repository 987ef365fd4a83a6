/** One of several processes that serve. The primary has filled the catalogue and chosen the port. */
import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#/config.ts';
import { openPort } from '#/server/connections/port.ts';
import { serve } from '../serve.ts';
import type { Purge, Purged, Ready, RedisState } from './messages.ts';

/** Serves the site. Throws what serve throws. */
export async function serveAsWorker(config: Config): Promise<void> {
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
