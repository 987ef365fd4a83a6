/** The port of the operator: metrics for Prometheus. It is never public. */
import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';

/** Returns the metrics of all processes as text. */
export type MetricsText = () => Promise<string>;

/** Creates the server of `/metrics`, which does not listen yet. */
export function metricsServer(text: MetricsText): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (metrics) => {
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE });
        response.end(metrics);
      },
      () => response.writeHead(500).end(),
    );
  });
}
