import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Match, matchAddress } from '#/addresses/match.ts';
import { createCatalogue, RETRY } from '#/catalogue/catalogue.ts';
import { PUBLIC } from '#/http/caching.ts';
import { brotliBest } from '#/http/compress.ts';
import { createPages } from '#/server/pages/pages.ts';
import type { Handler } from '#/server/pages/render.ts';
import { scriptedSource } from '../../../catalogue/scripted-source.ts';
import { trust } from '../../../fixtures/trust.ts';

/** These pages ask for nothing. */
const catalogue = createCatalogue({ ...scriptedSource(), trust, log: () => undefined });

const HOME: Match = { ...matchAddress('/movie-dashboard'), lifetime: { fresh: 60, stale: 600 } };

/** What the next rendering answers. */
type Next = {
  body: string;
  status?: number;
  partial?: boolean;
  fails?: boolean;
  /** What follows the body, when `until` has resolved. */
  rest?: string;
  until?: Promise<void>;
};

/** Pages whose renderings the test writes, and whose time it moves. */
function scriptedPages() {
  const state = {
    now: 0,
    renderings: 0,
    next: { body: 'one' } as Next,
    /** What the last visitor has got so far. */
    sent: () => '',
  };
  const handler: Handler = async (_request, response, _next, locals) => {
    state.renderings += 1;
    await Promise.resolve();
    const { body, status = 200, partial = false, fails = false, rest, until } = state.next;
    if (fails) throw new Error('broken');
    locals.page.partial = partial;
    response.writeHead(status, { 'content-type': 'text/html' });
    if (rest === undefined) response.end(Buffer.from(body));
    else {
      response.write(Buffer.from(body));
      await until;
      response.end(Buffer.from(rest));
    }
  };
  const pages = createPages({
    handler,
    locals: { siteUrl: 'http://localhost', catalogue } as App.Locals,
    log: () => undefined,
    now: () => state.now,
  });
  const visit = async (address = HOME, headers: Record<string, string> = {}) => {
    const response = new Heard();
    state.sent = () => response.text;
    const request = { method: 'GET', headers } as IncomingMessage;
    await pages(address, request, response as unknown as ServerResponse);
    return response;
  };
  return { state, visit };
}

/** As much of a response as pages write to. */
class Heard extends EventEmitter {
  headersSent = false;
  destroyed = false;
  status = 0;
  headers: Record<string, string> = {};
  text = '';

  writeHead(status: number, headers: Record<string, string>): void {
    Object.assign(this, { status, headers, headersSent: true });
  }

  write(piece: Uint8Array | string): void {
    this.text += Buffer.from(piece as Uint8Array).toString();
  }

  end(piece?: Uint8Array | string): void {
    if (piece !== undefined) this.write(piece);
  }
}

/** What is being made again in the background is done when the tasks that wait have run. */
async function settled(renderings: () => number): Promise<void> {
  const before = renderings();
  await expect.poll(renderings).toBeGreaterThanOrEqual(before);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a page', () => {
  it('is rendered once while it is fresh', async () => {
    const { state, visit } = scriptedPages();
    await visit();
    state.now = 59_000;
    expect((await visit()).text).toBe('one');
    expect(state.renderings).toBe(1);
  });

  it('has public headers and a tag when it is whole before its first byte', async () => {
    const { visit } = scriptedPages();
    const { headers } = await visit();
    expect(headers['cache-control']).toBe(PUBLIC);
    expect((await visit()).headers).toEqual(headers);
  });

  it('answers 304 to who has it, from its first visit on', async () => {
    const { visit } = scriptedPages();
    const { etag = '' } = (await visit()).headers;
    const other = scriptedPages();
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': `"x", ${etag}` }]) {
      const answer = await other.visit(HOME, headers);
      expect(answer).toMatchObject({ status: 304, text: '' });
      expect(answer.headers).toMatchObject({ etag, 'cache-control': PUBLIC });
    }
  });

  it('is compressed as small as can be when it is asked for again, and not before', async () => {
    const { state, visit } = scriptedPages();
    // Brotli's best takes more off it than its quick way does.
    state.next = { body: Array.from({ length: 4000 }, (_, n) => (n * n * 7 + n) % 97).join(' ') };
    const br = { 'accept-encoding': 'br' };
    const length = async () => (await visit(HOME, br)).headers['content-length'];
    const first = await length();
    // Many times as long as making the page smaller would take.
    await brotliBest(Buffer.from(state.next.body.repeat(20)));
    expect(await length()).toBe(first);
    await expect.poll(length).toBeLessThan(Number(first));
  });

  it('is private and has no tag when it streams', async () => {
    const { state, visit } = scriptedPages();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    state.next = { body: '<section>1</section>', rest: '<section>2</section>', until };
    const streamed = visit();
    await expect.poll(() => state.sent()).toBe('<section>1</section>');
    resolve();
    const { headers, text } = await streamed;
    expect(text).toBe('<section>1</section><section>2</section>');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toBeUndefined();
  });

  it('is served stale while it is made again', async () => {
    const { state, visit } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = { body: 'two' };
    expect((await visit()).text).toBe('one');
    await expect.poll(async () => (await visit()).text).toBe('two');
    expect(state.renderings).toBe(2);
  });

  it.each<[string, Next]>([
    ['a partial one', { body: 'half', partial: true }],
    ['an error', { body: 'bad', status: 502 }],
    ['a failure', { body: '', fails: true }],
  ])('that was good is kept over %s', async (_name, next) => {
    const { state, visit } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = next;
    expect((await visit()).text).toBe('one');
    await settled(() => state.renderings);
    expect(state.renderings).toBe(2);
    expect((await visit()).text).toBe('one');
  });

  it.each([
    ['gone', 404],
    ['moved', 301],
  ])('that is %s is not kept in its place', async (_name, status) => {
    const { state, visit } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = { body: 'two', status };
    await visit();
    await settled(() => state.renderings);
    expect(await visit()).toMatchObject({ status, text: 'two' });
  });

  it('that stands in for a failed one says how old it is, each time', async () => {
    const { state, visit } = scriptedPages();
    await visit();
    state.next = { body: 'bad', status: 502 };
    for (const seconds of [61, 64, 67, 70, 900]) {
      state.now = seconds * 1000;
      const { text, headers } = await visit();
      expect([text, headers.age, headers.warning]).toEqual([
        'one',
        `${seconds}`,
        expect.anything(),
      ]);
      await settled(() => state.renderings);
    }
  });

  it('is whole again one rendering after its host is', async () => {
    const { state, visit } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = { body: 'bad', status: 502 };
    await visit();
    await settled(() => state.renderings);
    state.next = { body: 'two' };
    state.now += RETRY * 1000 + 1;
    expect((await visit()).text).toBe('one');
    await expect.poll(async () => (await visit()).text).toBe('two');
    const { headers } = await visit();
    expect([headers.age, headers.warning]).toEqual([undefined, undefined]);
    expect(state.renderings).toBe(3);
  });

  it('is made again for its visitor when it is too old', async () => {
    const { state, visit } = scriptedPages();
    await visit();
    state.now = 661_000;
    state.next = { body: 'two' };
    expect((await visit()).text).toBe('two');
  });

  it('that can not be rendered is not kept', async () => {
    const { state, visit } = scriptedPages();
    state.next = { body: '', fails: true };
    await expect(visit()).rejects.toThrow('broken');
    state.next = { body: 'one' };
    expect((await visit()).text).toBe('one');
  });

  it('that is never kept is rendered each time', async () => {
    const { state, visit } = scriptedPages();
    const address: Match = { ...HOME, lifetime: null };
    await visit(address);
    await visit(address);
    expect(state.renderings).toBe(2);
  });

  it('that many wait for is rendered once', async () => {
    const { state, visit } = scriptedPages();
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit()));
    expect(answers.every(({ text }) => text === 'one')).toBe(true);
    expect(state.renderings).toBe(1);
  });

  it('is streamed by whole sections', async () => {
    const { state, visit } = scriptedPages();
    state.next = { body: '<head></head><main id="main"><section>1</section><p>2' };
    expect((await visit()).text).toBe(state.next.body);
  });
});
