import type { Source } from '#/source/source.ts';

type Reply = () => Response | Promise<Response>;

/** A source whose answers a test writes, one for all paths or one by one. */
export function scriptedSource() {
  const asked: string[] = [];
  let reply: Reply = () => new Response('nothing was scripted', { status: 500 });
  const source: Source = {
    label: 'a script',
    async fetch(path) {
      asked.push(path);
      return reply();
    },
    health: () => null,
    close: () => undefined,
  };
  return {
    source,
    /** The paths that were asked for, in order. */
    asked,
    /** What is answered from now on. */
    answer(next: Reply) {
      reply = next;
    },
    json(body: unknown, status = 200) {
      reply = () => Response.json(body, { status });
    },
  };
}
