/** Metrics that are measured when they are asked for. */
import { Gauge, type Registry } from 'prom-client';

export type Gauges = {
  /** Returns whether the last call to the host succeeded; null before the first call. */
  hostAnswers(): boolean | null;
  /** Returns whether calls to the host have stopped. */
  circuitOpen(): boolean;
  /** Returns whether Redis answers; null without one. */
  redisOpen(): boolean | null;
  load(): { renderings: number; bytes: Record<string, number> };
};

/** Adds the gauges to a registry. `aggregator` is how several processes become one number. */
export function collectGauges(registry: Registry, gauges: Gauges): void {
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
