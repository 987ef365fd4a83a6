/** Instances of the site over one host that counts what it is asked for. */
import { type SiteProcess, startSite } from '../e2e/site.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { until } from './until.ts';

export const PURGE_TOKEN = 'f'.repeat(32);
const OPERATOR = /Metrics are on (\S+)\/metrics\./;

export type Instance = SiteProcess & { operator: string };

export async function createHost(): Promise<ScriptedHost & { requested(path: string): number }> {
  const host = await createScriptedHost();
  scriptWholeHost(host);
  const requested = (path: string) => host.requests.filter((one) => one.startsWith(path)).length;
  return Object.assign(host, { requested });
}

/** Starts an instance. Resolves when it listens, also on its operator's port. */
export async function startInstance(
  host: { origin: string },
  env: Record<string, string> = {},
  entry?: string,
): Promise<Instance> {
  const common = { METRICS_PORT: '0', PURGE_TOKEN, HOST: '127.0.0.1' };
  const site = await startSite({ CATALOGUE_HOST: host.origin, ...common, ...env }, entry);
  await until('an instance listens', () => OPERATOR.test(site.output()));
  return { ...site, operator: OPERATOR.exec(site.output())?.[1] ?? '' };
}

/** Returns how many requests an instance has answered, whatever they were. */
export async function answeredBy({ operator }: Instance): Promise<number> {
  const metrics = await (await fetch(`${operator}/metrics`)).text();
  const counts = metrics.matchAll(/^manzar_http_request_duration_seconds_count\S* (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Returns what the workers of an instance say of Redis: each connection reaches the next one. */
async function redisOf({ url }: Instance): Promise<Set<string>> {
  const headers = { connection: 'close' };
  const ask = async () => (await fetch(`${url}/readyz`, { headers })).json();
  const said = [await ask(), await ask(), await ask(), await ask()] as { redis: string }[];
  return new Set(said.map(({ redis }) => redis));
}

/** Resolves when all workers of every instance say of Redis what they should. */
export async function untilRedis(instances: Instance[], says: 'answers' | 'fails'): Promise<void> {
  for (const one of instances) {
    await until(`Redis ${says}`, async () => {
      const said = await redisOf(one);
      return said.size === 1 && said.has(says);
    });
  }
}

/** Purges tags at an instance. Returns what it says. */
export async function purge({ operator }: Instance, tags: string[]): Promise<unknown> {
  const headers = { authorization: `Bearer ${PURGE_TOKEN}` };
  const body = JSON.stringify({ tags });
  return (await fetch(`${operator}/purge`, { method: 'POST', headers, body })).json();
}
