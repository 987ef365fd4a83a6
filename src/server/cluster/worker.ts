/** One of several processes that serve. The primary has filled the catalogue and chosen the port. */
import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#/config.ts';
import { openPort } from '#/server/connections/port.ts';
import { serve } from '../serve.ts';

/** What a worker tells the primary once it listens: the name of the catalogue that it serves. */
export type Ready = { label: string };

/** Serves the site. Throws what serve throws. */
export async function serveAsWorker(config: Config): Promise<void> {
  const { site, metrics } = await serve(config, {
    port: await openPort(config.port, config.host),
    isFilled: true,
    asks: cluster.worker?.id === 1,
  });
  if (metrics) {
    AggregatorRegistry.setRegistries([metrics.registry]);
    // It answers the primary's requests for this process's metrics.
    new AggregatorRegistry();
  }
  const ready: Ready = { label: site.label };
  process.send?.(ready);
}
