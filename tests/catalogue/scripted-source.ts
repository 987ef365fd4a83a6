import type { Source } from '#/catalogue/sources/source.ts';

type Reply = () => Response | Promise<Response>;

/** Returns a source whose answers a test scripts, one answer for all paths at a time. */
export function scriptedSource() {
  const requested: string[] = [];
  let reply: Reply = () => new Response('nothing was scripted', { status: 500 });
  const source: Source = {
    label: 'a script',
    async fetch(path) {
      requested.push(path);
      return reply();
    },
    health: () => null,
    close: () => undefined,
  };
  return {
    source,
    /** Paths of the calls, in order. */
    requested,
    /** Sets the answer to all further calls. */
    answer(next: Reply) {
      reply = next;
    },
    json(body: unknown, status = 200) {
      reply = () => Response.json(body, { status });
    },
  };
}
