/** The process's metrics for Prometheus. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Outcome } from '#/catalogue/catalogue.ts';
import { collectGauges, type Gauges } from './gauges.ts';
import type { Answered } from './visit.ts';

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
