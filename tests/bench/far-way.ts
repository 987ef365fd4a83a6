/** A server before a site, as far away and as slow as a phone's network: the browser slows only what pages fetch. */
import { createServer, type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { closeNow, listenOn } from '../fixtures/loopback.ts';

export type FarWay = {
  url: string;
  /** The answers that were begun, with the bytes of their bodies so far. */
  answers: { path: string; bytes: number }[];
  /** Resolves when nothing has been under way for half a second. Rejects after half a minute. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
};

/** Bytes that are sent at once, and milliseconds. */
const [PIECE, QUIET, LOOK, LONGEST] = [1400, 500, 50, 30_000];

/** Starts it. `latency`: milliseconds for each request. `rate`: bytes a second of all answers together. */
export async function startFarWay(
  site: string,
  latency: number,
  rate = Number.POSITIVE_INFINITY,
): Promise<FarWay> {
  const answers: FarWay['answers'] = [];
  let underWay = 0;
  let last = performance.now();
  /** When all that was sent so far has arrived. */
  let free = 0;

  async function* slowly(path: string, from: IncomingMessage): AsyncGenerator<Buffer> {
    const sent = { path, bytes: 0 };
    answers.push(sent);
    for await (const body of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < body.length; at += PIECE) {
        const piece = body.subarray(at, at + PIECE);
        sent.bytes += piece.length;
        const now = performance.now();
        free = Math.max(free, now) + (piece.length / rate) * 1000;
        if (free - now >= 1) await setTimeout(free - now);
        yield piece;
      }
    }
  }

  const server = createServer(async ({ url: path = '/', method, headers: own }, answer) => {
    underWay += 1;
    answer.once('close', () => {
      underWay -= 1;
      last = performance.now();
    });
    await setTimeout(latency);
    const headers = { ...own, host: new URL(site).host };
    const onward = request(site + path, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      // The browser may have left.
      pipeline(slowly(path, from), answer).catch(() => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    onward.end();
  });
  const port = await listenOn(server);
  return {
    url: `http://localhost:${port}`,
    answers,
    async quiet() {
      const end = performance.now() + LONGEST;
      while (underWay > 0 || performance.now() - last < QUIET) {
        if (performance.now() > end) throw new Error(`${underWay} answers do not end`);
        await setTimeout(LOOK);
      }
    },
    stop: () => closeNow(server),
  };
}
