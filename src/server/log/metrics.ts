/** The process's metrics for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outcome } from '#/catalogue/lookup.ts';
import type { Answered } from './visit.ts';

type Gauges = {
  /** Returns whether the last call to the host succeeded; null before the first call. */
  hostAnswers(): boolean | null;
  /** Returns whether calls to the host have stopped. */
  circuitOpen(): boolean;
  /** Returns whether Redis answers; null without one. */
  redisOpen(): boolean | null;
  load(): { renderings: number; bytes: Record<string, number> };
};

/** Adds the gauges to a registry. `aggregator` is how several processes become one number. */
function collectGauges(registry: Registry, gauges: Gauges): void {
  const registers = [registry];
  const add = (
    name: string,
    help: string,
    aggregator: 'min' | 'max' | 'sum',
    read: () => boolean | number | null,
  ) =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        const value = read();
        if (value === null) this.remove();
        else this.set(Number(value));
      },
    });
  const host = 'Whether the host answered when it was last asked; absent before that.';
  add('manzar_host_up', host, 'min', gauges.hostAnswers);
  const circuit = 'Whether calls to the host have stopped because it fails.';
  add('manzar_host_circuit_open', circuit, 'max', gauges.circuitOpen);
  add('manzar_redis_up', 'Whether Redis answers; absent without one.', 'min', gauges.redisOpen);
  const renderings = () => gauges.load().renderings;
  add('manzar_renderings_in_progress', 'Pages that are being rendered.', 'sum', renderings);
  new Gauge({
    name: 'manzar_page_store_bytes',
    help: 'Bytes of stored pages, of answers of /data, and of what the server answers itself.',
    labelNames: ['store'],
    registers,
    collect() {
      for (const [store, bytes] of Object.entries(gauges.load().bytes)) this.set({ store }, bytes);
    },
  });
}

export type Metrics = {
  answered(answer: Answered): void;
  /** Counts a call to the host by its outcome. */
  called(call: string, outcome: Outcome): void;
  /** Counts a search for an answer that instances share. */
  sought(outcome: 'hit' | 'miss' | 'failure'): void;
  /** Counts an exception that belongs to no open request. */
  uncaught(): void;
  registry: Registry;
};

/** Upper bounds in seconds: from a stored response to one that waits for a slow host. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  collectGauges(registry, gauges);
  const counter = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
    new Counter({ name, help, labelNames, registers });
  const answers = counter(
    'manzar_http_requests_total',
    'Requests that were answered.',
    'route',
    'status',
    'cache',
  );
  const seconds = new Histogram({
    name: 'manzar_http_request_duration_seconds',
    help: "From a request's headers to its answer's last byte.",
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers,
  });
  const prefetches = counter(
    'manzar_http_prefetches_total',
    'Requests of browsers before their visitors asked.',
    'route',
  );
  const calls = counter(
    'manzar_host_calls_total',
    'Calls to the host: a new answer, an older one that was kept, a 404, a failure, or no place for it.',
    'call',
    'outcome',
  );
  const shared = counter(
    'manzar_shared_answers_total',
    'Searches for an answer that instances share in Redis.',
    'outcome',
  );
  const uncaught = counter(
    'manzar_uncaught_exceptions_total',
    'Exceptions that no request was left to answer for.',
  );
  return {
    answered({ route, status, ms, cache, isPrefetch }) {
      answers.inc({ route, status, cache });
      seconds.observe({ route }, ms / 1000);
      if (isPrefetch) prefetches.inc({ route });
    },
    called: (call, outcome) => calls.inc({ call, outcome }),
    sought: (outcome) => shared.inc({ outcome }),
    uncaught: () => uncaught.inc(),
    registry,
  };
}
