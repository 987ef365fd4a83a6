/** How a page keeps a clip: what it says while it comes, and what it leaves when it can not. */
import { afterEach, expect, test, vi } from 'vitest';
import { clipFile, saveClip } from '#/stores/worker/clip-store.ts';

const SRC = 'https://manzar.example/clips/a.webm';
const PAGE = '/ur/clips/a';

/** Puts caches in place that hold names alone. `full`: they have no room. */
function cachesWith({ full }: { full: boolean }): Map<string, string[]> {
  const held = new Map<string, string[]>();
  vi.stubGlobal('caches', {
    async open(name: string) {
      const paths: string[] = [];
      held.set(name, paths);
      const put = async (path: string) => {
        if (full) throw new DOMException('', 'QuotaExceededError');
        paths.push(path);
      };
      return { put, add: put, addAll: async (all: string[]) => void paths.push(...all) };
    },
    delete: async (name: string) => held.delete(name),
  });
  return held;
}

/** Answers with ten bytes in two parts, or with a status. */
function answerWith(status: number): void {
  const body = new ReadableStream({
    start(stream) {
      for (const bytes of [4, 6]) stream.enqueue(new Uint8Array(bytes));
      stream.close();
    },
  });
  const headers = { 'content-length': '10' };
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
}

afterEach(() => vi.unstubAllGlobals());

test('a clip is saved with its page and captions, and says which share has come', async () => {
  const held = cachesWith({ full: false });
  answerWith(200);
  const shares: number[] = [];
  await saveClip(SRC, PAGE, ['/captions/a.ur.vtt'], (share) => shares.push(share));
  expect(shares).toEqual([0.4, 1]);
  const [[name = '', paths] = []] = held;
  expect(name).toMatch(/^clip \d+ \/ur\/clips\/a$/);
  expect(paths).toEqual([SRC, PAGE, '/captions/a.ur.vtt']);
});

test.each([
  ['the device has no room', true, 200, 'QuotaExceededError'],
  ['the site has no clip', false, 404, 'Error'],
] as const)('nothing is left where %s', async (_, full, status, name) => {
  const held = cachesWith({ full });
  answerWith(status);
  await expect(saveClip(SRC, PAGE, [], () => {})).rejects.toMatchObject({ name });
  expect([...held.keys()]).toEqual([]);
});

test.each([
  ['the same clip of a later build', 200, '10', true, []],
  ['the clip, and a proxy does not say how long it is', 200, null, true, []],
  ['another clip', 200, '11', false, ['clip 1 /ur/clips/a']],
  ['the clip no more', 410, '5', null, ['clip 1 /ur/clips/a']],
  ['a fault', 503, '5', null, []],
] as const)('a saved clip where the site has %s', async (_, status, length, saved, deleted) => {
  const own = { 'content-length': '10', etag: 'W/"10-1"' };
  const gone: string[] = [];
  vi.stubGlobal('location', { href: SRC });
  vi.stubGlobal('caches', {
    match: async () => new Response(null, { headers: own }),
    keys: async () => ['page 1 /ur/clips/a', 'clip 1 /ur/clips/a', 'clip 1 /clips/b'],
    delete: async (name: string) => gone.push(name),
  });
  const headers = { etag: 'W/"10-2"', ...(length !== null && { 'content-length': length }) };
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }));
  expect((await clipFile(SRC))?.saved ?? null).toBe(saved);
  expect(gone).toEqual(deleted);
});
