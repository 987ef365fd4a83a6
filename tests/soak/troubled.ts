/** The hosts of a soak, which answer wrongly now and then, and a Redis that goes and comes. */
import { accessSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hostPictures } from '../fixtures/jpeg.ts';
import { createScriptedHost, type Reply, withChanged } from '../fixtures/scripted-host.ts';
import { scriptPictures, scriptWholeHost } from '../fixtures/whole-host.ts';
import { startRedis } from '../fleet/programs.ts';

const HOST_TROUBLE = ['down', 'fails', 'hangs'] as const;
type Mood = 'well' | (typeof HOST_TROUBLE)[number];
/** Lists whose posters stand on the foreign host, by their whole address. */
const FOREIGN = /^\/api\/tmdb\/(top-rated|upcoming|genre)/;
/** Ids that are no number: some hosts answer 500 to them. */
const BAD_ID = /^\/api\/tmdb\/(dashboard\/movie\/|series\/)?[^/?]*[^\d/?][^/?]*$/;
const MOODS: Partial<Record<Mood, Reply>> = {
  fails: { status: 500, json: { error: 'broken' } },
  hangs: { hang: true },
};

/** Starts a host of pictures: of seven, one is missing, one is no picture, one breaks off. */
async function createForeignHost() {
  const host = await createScriptedHost();
  const { w500 } = await hostPictures();
  const headers = { 'content-type': 'image/jpeg' };
  host.answerEach('/p', ({ path }) => {
    host.requests.length = host.headers.length = 0;
    const kind = Number(/\d+/.exec(path)?.[0]) % 7;
    if (kind === 0) return { status: 404, json: {} };
    if (kind === 1) return { text: 'no picture', headers };
    return kind === 2 ? { reset: true } : { bytes: w500, headers };
  });
  return host;
}

/** Starts the hosts. `sent()`: bytes of different answers so far, each counted once. */
export async function createTroubledHost() {
  const [host, foreign] = [await createScriptedHost(), await createForeignHost()];
  const seen = new Set<string>();
  let [mood, bytes]: [Mood, number] = ['well', 0];
  const changed = withChanged(host, (reply, _, path) => {
    // The host notes every request: in a long run, that would take all memory of this process.
    host.requests.length = host.headers.length = 0;
    if (path.startsWith('/t/')) return reply;
    const trouble = MOODS[mood];
    if (trouble) return trouble;
    if (BAD_ID.test(path)) return { status: 500, json: { error: 'Cast to ObjectId failed' } };
    let text = JSON.stringify(reply.json ?? {});
    if (FOREIGN.test(path)) text = text.replaceAll(/"(\/p\d+\.jpg)"/g, `"${foreign.origin}$1"`);
    if (!seen.has(path) && seen.size < 200_000) {
      seen.add(path);
      bytes += text.length;
    }
    return { ...reply, json: undefined, text };
  });
  scriptWholeHost(changed);
  await scriptPictures(host);
  return {
    origin: host.origin,
    foreign: foreign.origin,
    sent: () => bytes,
    /** Is in one kind of trouble, another one each time, for `milliseconds`. */
    async flap(turn: number, milliseconds: number): Promise<void> {
      mood = HOST_TROUBLE[turn % HOST_TROUBLE.length] ?? 'down';
      if (mood === 'down') host.down();
      await setTimeout(milliseconds);
      mood = 'well';
      // Ends what hangs.
      host.down();
      host.up();
    },
    async close(): Promise<void> {
      await Promise.all([host.close(), foreign.close()]);
    },
  };
}

/** Starts a Redis of a tenth of the usual memory, which stops and dies in turns; null if it is not installed. */
export async function createTroubledRedis() {
  if (!isInstalled('redis-server')) return null;
  const memory = ['--maxmemory', '51mb', '--maxmemory-policy', 'allkeys-lru'];
  let redis = await startRedis(undefined, memory);
  return {
    url: redis.url,
    async flap(turn: number, milliseconds: number): Promise<void> {
      if (turn % 2 === 0) {
        redis.child.kill('SIGSTOP');
        await setTimeout(milliseconds);
        redis.child.kill('SIGCONT');
      } else {
        await redis.stop();
        await setTimeout(milliseconds);
        redis = await startRedis(redis.port, memory);
      }
    },
    close: () => redis.stop(),
  };
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program));
      return true;
    } catch {
      return false;
    }
  });
}
