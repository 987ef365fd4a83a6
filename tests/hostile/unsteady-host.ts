/** A slow host that fails one call in five, in each of several ways in turn. */
import { createServer, type ServerResponse } from 'node:http';
import { closeNow, listenOn } from '../fixtures/loopback.ts';

export type UnsteadyHost = {
  origin: string;
  /** Returns the greatest number of calls that were in progress at one time. */
  most(): number;
  calls(): number;
  failures(): number;
  close(): Promise<void>;
};

type Failure = (response: ServerResponse, body: string) => void;

const FAILURES: Failure[] = [
  (response) => response.writeHead(500).end('{}'),
  (response) => response.writeHead(503, { 'retry-after': 'soon' }).end(),
  (response) => response.socket?.resetAndDestroy(),
  (response, body) => {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.slice(0, 20), () => response.socket?.destroy());
  },
  (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Down</title>'),
];

const rows = Array.from({ length: 20 }, (_, n) => ({ id: n + 1, title: `Film ${n + 1}` }));
const envelopes = Object.fromEntries(['results', 'movies', 'result'].map((key) => [key, rows]));
/** Body that serves as the answer to any call. */
const BODY = JSON.stringify({ ...rows[0], ...envelopes, total_pages: 40, totalPages: 40 });

/**
 * Starts a host on a free port of 127.0.0.1. It answers each call within `slowest` milliseconds.
 */
export async function createUnsteadyHost(slowest: number): Promise<UnsteadyHost> {
  let [underWay, most, calls, failures] = [0, 0, 0, 0];
  const server = createServer((_, response) => {
    calls += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    const failure = calls % 5 === 0 ? FAILURES[failures++ % FAILURES.length] : undefined;
    setTimeout(
      () => (failure ? failure(response, BODY) : response.end(BODY)),
      Math.random() * slowest,
    );
  });
  const port = await listenOn(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    most: () => most,
    calls: () => calls,
    failures: () => failures,
    async close() {
      await closeNow(server);
    },
  };
}
