/**
 * The program of one of several processes that serve: see primary.ts, which has filled the catalogue
 * and chosen the port.
 */
import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Site } from '#/compose/compose.ts';
import { readConfig } from '#/config.ts';
import { fail } from '#/server/end-in-order.ts';
import { openPort } from '#/server/port.ts';
import { serve } from '../serve.ts';
import type { Damaged, Outdated, Purge, Purged, Ready, RedisState, Reopen } from './primary.ts';

await serveAsWorker().catch(fail);

/** Serves the site. Throws what serve throws. */
async function serveAsWorker(): Promise<void> {
  const config = readConfig();
  const { site, metrics } = await serve(config, {
    port: await openPort(config.port, config.host),
    isWorker: true,
    logRedis: (message) => report({ kind: 'redis', message }),
    damaged: (why) => report({ kind: 'damaged', why }),
    purgeAll: (tags) => report({ kind: 'outdated', tags }),
    asks: cluster.worker?.id === 1,
  });
  if (metrics) {
    AggregatorRegistry.setRegistries([metrics.registry]);
    // It answers the primary's requests for this process's metrics.
    new AggregatorRegistry();
  }
  process.on('message', (said: Purge | Reopen) => {
    if (said.kind === 'reopen') reopen(site);
    if (said.kind !== 'purge') return;
    report({ kind: 'purged', id: said.id, pages: site.purges.purge(said.tags) });
  });
  report({ kind: 'ready', label: site.label });
}

/** Opens the catalogue's file again. Ends the process if it can not: the primary mends the file and starts another. */
function reopen(site: Site): void {
  try {
    site.reopenDatabase();
  } catch (error) {
    fail(error);
  }
}

function report(message: Damaged | Outdated | Ready | Purged | RedisState): void {
  process.send?.(message);
}
