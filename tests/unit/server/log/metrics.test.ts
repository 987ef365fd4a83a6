/** The metrics of a process, and of several together. */
import { AggregatorRegistry } from 'prom-client';
import { expect, it } from 'vitest';
import { createMetrics } from '#/server/log/metrics.ts';

type Told = { answers?: boolean | null; open?: boolean; redis?: boolean | null; load?: number };

function metricsOf({ answers = true, open = false, redis = null, load = 0 }: Told = {}) {
  return createMetrics({
    hostAnswers: () => answers,
    circuitOpen: () => open,
    redisOpen: () => redis,
    load: () => ({ renderings: load, bytes: { page: 1000 * load, data: 10 * load } }),
  });
}

const visit = { route: '/a', status: 200, ms: 5, cut: false } as const;

it('calls, searches, requests and prefetches are counted by what they were', async () => {
  const metrics = metricsOf();
  metrics.called('movie', 'answer');
  metrics.called('movie', 'answer');
  metrics.called('popular', 'kept');
  metrics.sought('hit');
  metrics.answered({ ...visit, cache: 'hit', isPrefetch: false });
  metrics.answered({ ...visit, cache: 'hit', isPrefetch: true });
  const text = await metrics.registry.metrics();
  for (const line of [
    'manzar_host_calls_total{call="movie",outcome="answer"} 2',
    'manzar_host_calls_total{call="popular",outcome="kept"} 1',
    'manzar_shared_answers_total{outcome="hit"} 1',
    'manzar_http_requests_total{route="/a",status="200",cache="hit"} 2',
    'manzar_http_prefetches_total{route="/a"} 1',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
});

it('every name says whose metric it is', async () => {
  const names = (await metricsOf().registry.getMetricsAsJSON()).map(({ name }) => name);
  expect(names.filter((name) => !/^(manzar|process|nodejs)_/.test(name))).toEqual([]);
});

it('what has no value is absent', async () => {
  const text = await metricsOf({ answers: null }).registry.metrics();
  expect(text).not.toMatch(/^(manzar_host_up|manzar_redis_up) /m);
});

it('of several processes are summed; one that gets no answers is enough for 0', async () => {
  const all = [
    metricsOf({ load: 2, redis: true }),
    metricsOf({ answers: false, open: true, redis: false, load: 3 }),
  ];
  const told = await Promise.all(all.map(({ registry }) => registry.getMetricsAsJSON()));
  const text = await AggregatorRegistry.aggregate(told).metrics();
  for (const line of [
    'manzar_host_up 0',
    'manzar_redis_up 0',
    'manzar_host_circuit_open 1',
    'manzar_renderings_in_progress 5',
    'manzar_page_store_bytes{store="page"} 5000',
    'manzar_page_store_bytes{store="data"} 50',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
});
