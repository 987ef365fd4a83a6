import { Upstream } from '#/contract/errors.ts';
import type { Source } from './source.ts';

/** The largest answer that is read, decoded, in bytes. */
export const LARGEST_ANSWER = 5 * 1024 * 1024;

/**
 * A host over HTTP. An answer must have arrived in full within `timeout` milliseconds and be of at
 * most 5 MB; redirects are not followed.
 */
export function remoteSource(origin: string, timeout: number): Source {
  return {
    label: origin,
    async fetch(path) {
      const signal = AbortSignal.timeout(Math.ceil(timeout));
      try {
        const response = await fetch(`${origin}${path}`, {
          headers: { accept: 'application/json' },
          redirect: 'manual',
          signal,
        });
        return new Response(await boundedBody(response), { status: statusOf(response) });
      } catch (cause) {
        if (cause instanceof Upstream) throw cause;
        const why = signal.aborted ? `no whole answer within ${timeout} ms` : 'no answer';
        throw new Upstream(why, null, { cause });
      }
    },
  };
}

/** A redirect is no answer of this contract; Response refuses to be made with some statuses. */
function statusOf(response: Response): number {
  if (response.status >= 200 && response.status < 300 && response.status !== 204) return 200;
  return response.status >= 400 ? response.status : 502;
}

async function boundedBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Upstream('the answer is too large', response.status);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
