/** The process's metrics for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './visit.ts';

export type Metrics = {
  answered(answer: Answered): void;
  /** Counts an answer of the host that failed, by its call. */
  failed(call: string): void;
  /** Counts an exception that belongs to no open request. */
  uncaught(): void;
  registry: Registry;
};

/** Upper bounds in seconds: from a stored response to one that waits for a slow host. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics. `hostAnswers` returns whether the last call to the host succeeded; null
 * before the first call.
 */
export function createMetrics(hostAnswers: () => boolean | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['route', 'status', 'cache'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: "From a request's headers to its answer's last byte.",
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'host_failures_total',
    help: 'Calls to the host that got no answer, or one of no use.',
    labelNames: ['call'] as const,
    registers,
  });
  const uncaught = new Counter({
    name: 'uncaught_exceptions_total',
    help: 'Exceptions that no request was left to answer for.',
    registers,
  });
  new Gauge({
    name: 'host_up',
    help: 'Whether the host answered when it was last asked; absent before that.',
    aggregator: 'min',
    registers,
    collect() {
      this.reset();
      const word = hostAnswers();
      if (word === null) this.remove();
      else this.set(word ? 1 : 0);
    },
  });
  return {
    answered({ route, status, ms, cache }) {
      answers.inc({ route, status, cache });
      seconds.observe({ route }, ms / 1000);
    },
    failed: (call) => failures.inc({ call }),
    uncaught: () => uncaught.inc(),
    registry,
  };
}
