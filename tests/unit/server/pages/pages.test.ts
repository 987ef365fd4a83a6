import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { createPurges } from '#/catalogue/sources/purges.ts';
import { PRIVATE, PUBLIC } from '#/lib/caching.ts';
import { brotliDense } from '#/server/compress.ts';
import { createDictionary, undcz } from '#/server/dictionary.ts';
import { createPages, type PagesOptions } from '#/server/pages/pages.ts';
import type { Handler } from '#/server/pages/render.ts';
import { type Match, matchAddress } from '#/site/match.ts';
import { scriptedSource } from '../../../catalogue/scripted-source.ts';
import { trust } from '../../../fixtures/trust.ts';

/** The host of the pages that make a call. */
const host = scriptedSource();
const catalogue = createCatalogue({ ...host, trust, log: () => undefined });

/** A page that names a day. */
const FREE: Match = { ...matchAddress('/free'), lifetime: { fresh: 60, stale: 86_400 } };
const HOME: Match = { ...matchAddress('/movie-dashboard'), lifetime: { fresh: 60, stale: 600 } };

/** What the next rendering sends. */
type Next = {
  body: string;
  status?: number;
  /** Status of the host's answer to a call of the page. Default: the page makes no call. */
  called?: number;
  uncacheable?: boolean;
  fails?: boolean;
  /** The rest of the body, sent after `until` has resolved. */
  rest?: string;
  until?: Promise<void>;
};

/** Returns pages whose renderings and clock the test controls. */
function scriptedPages(options: Partial<PagesOptions> = {}) {
  const state = {
    now: 0,
    renderings: 0,
    next: { body: 'one' } as Next,
    /** Returns what the last visitor has received so far. */
    sent: () => '',
  };
  const handler: Handler = async (_request, locals) => {
    state.renderings += 1;
    await Promise.resolve();
    const {
      body,
      status = 200,
      called,
      uncacheable = false,
      fails = false,
      rest,
      until,
    } = state.next;
    if (fails) throw new Error('broken');
    locals.uncacheable = uncacheable;
    if (called) {
      host.json({}, called);
      // The catalogue stores a 404.
      const asked = locals.catalogue.ask('seriesVideos', { id: String(called) });
      await asked.catch(() => undefined);
    }
    const pieces = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from(body));
        await until;
        if (rest !== undefined) controller.enqueue(Buffer.from(rest));
        controller.close();
      },
    });
    const headers = { 'content-type': 'text/html' };
    return new Response(pieces, { status, headers });
  };
  const { pages, prepare } = createPages({
    handler,
    headers: { page: {}, own: {} },
    locals: { siteUrl: 'http://localhost', catalogue } as App.Locals,
    log: () => undefined,
    now: () => state.now,
    recompressAfter: 0,
    ...options,
  });
  const visit = async (address = HOME, headers: Record<string, string> = {}) => {
    const response = new Heard();
    state.sent = () => response.text;
    const request = { method: 'GET', headers } as IncomingMessage;
    await pages(address, request, response as unknown as ServerResponse);
    return response;
  };
  /** Visits an old page. Resolves when the rendering that the visit starts has ended, too. */
  const visitOld = async (address = HOME) => {
    const visited = visit(address);
    // An equal rendering in progress is the one that this waits for.
    await prepare(address);
    return visited;
  };
  return { state, visit, visitOld, prepare: () => prepare(HOME) };
}

/** The part of a response to which pages write. */
class Heard extends EventEmitter {
  headersSent = false;
  destroyed = false;
  status = 0;
  headers: Record<string, string> = {};
  text = '';
  body: unknown;

  writeHead(status: number, headers: Record<string, string>): void {
    Object.assign(this, { status, headers, headersSent: true });
  }

  write(piece: Uint8Array | string): void {
    this.text += Buffer.from(piece as Uint8Array).toString();
  }

  end(piece?: Uint8Array | string): void {
    if (piece !== undefined) this.write(piece);
    this.body = piece;
  }
}

describe('a page', () => {
  it('is 304 for a client that has it, from its first visit on', async () => {
    const { visit } = scriptedPages();
    const { etag = '' } = (await visit()).headers;
    const other = scriptedPages();
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': `"x", ${etag}` }]) {
      const answer = await other.visit(HOME, headers);
      expect(answer).toMatchObject({ status: 304, text: '' });
      expect(answer.headers).toMatchObject({ etag, 'cache-control': PUBLIC });
    }
  });

  it('is compressed more densely after its second request, and not before', async () => {
    const { state, visit } = scriptedPages();
    // Dense Brotli makes this body smaller than quick Brotli.
    state.next = { body: Array.from({ length: 4000 }, (_, n) => (n * n * 7 + n) % 97).join(' ') };
    const br = { 'accept-encoding': 'br' };
    const length = async () => (await visit(HOME, br)).headers['content-length'];
    const first = await length();
    // This takes many times as long as to compress the page.
    await brotliDense(Buffer.from(state.next.body.repeat(20)));
    expect(await length()).toBe(first);
    await expect.poll(length).toBeLessThan(Number(first));
  });

  it('is private and has no ETag when it streams', async () => {
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

  it('that streams to a client of gzip is stored in Brotli', async () => {
    const { state, visit } = scriptedPages();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    state.next = { body: '<section>1</section>', rest: '<section>2</section>', until };
    const streamed = visit(HOME, { 'accept-encoding': 'gzip' });
    await expect.poll(() => state.sent()).not.toBe('');
    resolve();
    await streamed;
    const { body } = await visit(HOME, { 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(body as Buffer))).toBe(
      '<section>1</section><section>2</section>',
    );
    expect(state.renderings).toBe(1);
  });

  it('that streams with a dictionary is stored so, and other codings are made of it', async () => {
    const dictionary = createDictionary(Buffer.from('<section>1</section>'.repeat(40)));
    const { state, visit } = scriptedPages({ dictionaries: new Map([['en', [dictionary]]]) });
    const has = { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary.name };
    const { promise: until, resolve } = Promise.withResolvers<void>();
    state.next = { body: '<section>1</section>', rest: '<section>2</section>', until };
    const streamed = visit(HOME, has);
    // The first section is sent, behind what names the dictionary.
    await expect.poll(() => state.sent().length).toBeGreaterThan(40);
    resolve();
    expect((await streamed).headers['content-encoding']).toBe('dcz');
    const { body, headers } = await visit(HOME, has);
    expect(headers).toMatchObject({ 'content-encoding': 'dcz', 'cache-control': PRIVATE });
    expect(String(await undcz(body as Buffer, dictionary))).toBe(
      '<section>1</section><section>2</section>',
    );
    const other = await visit(HOME, { 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(other.body as Buffer))).toBe(
      '<section>1</section><section>2</section>',
    );
    expect(other.headers).toMatchObject({ vary: headers.vary, 'cache-control': PUBLIC });
    expect(state.renderings).toBe(1);
  });

  it('that was purged comes with the same dictionary again', async () => {
    const dictionary = createDictionary(Buffer.from('<p>one</p>'));
    const purges = createPurges(true);
    const { state, visit } = scriptedPages({
      dictionaries: new Map([['en', [dictionary]]]),
      purges,
    });
    const has = { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary.name };
    const read = async () =>
      String(await undcz((await visit(HOME, has)).body as Buffer, dictionary));
    expect(await read()).toBe('one');
    state.next = { body: 'two' };
    expect(await read()).toBe('one');
    purges.dropAll();
    expect(await read()).toBe('two');
  });

  it.each<[string, Next]>([
    ['a partial one', { body: 'half', called: 500 }],
    ['an error', { body: 'bad', status: 502 }],
    ["Astro's own page for errors", { body: 'bad', status: 500 }],
    ['a failure', { body: '', fails: true }],
  ])('is kept when the next rendering is %s', async (_name, next) => {
    const { state, visit, visitOld } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = next;
    expect((await visitOld()).text).toBe('one');
    expect(state.renderings).toBe(2);
    expect((await visit()).text).toBe('one');
  });

  describe('that cannot be rendered again', () => {
    afterEach(() => void vi.useRealTimers());
    /** Returns pages and their two clocks, of which one begins at a moment. */
    function pagesAt(moment: string) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
      const scripted = scriptedPages();
      const pass = (seconds: number) => {
        scripted.state.now += 1000 * seconds;
        vi.setSystemTime(Date.now() + 1000 * seconds);
      };
      return { ...scripted, pass };
    }

    it('is kept until the day ends that it names, and no longer', async () => {
      const { state, visit, visitOld, pass } = pagesAt('2026-11-28T23:50:00Z');
      await visit(FREE);
      state.next = { body: 'bad', status: 502 };
      pass(61);
      expect((await visitOld(FREE)).text).toBe('one');
      pass(530);
      expect((await visitOld(FREE)).text).toBe('one');
      pass(10);
      expect(await visit(FREE)).toMatchObject({ status: 502, text: 'bad' });
    });

    it('is kept when the year has ended, until the next rendering succeeds', async () => {
      const { state, visit, pass } = pagesAt('2026-12-31T23:59:00Z');
      await visit();
      state.next = { body: 'bad', status: 502 };
      pass(61);
      expect((await visit()).text).toBe('one');
      state.next = { body: 'two' };
      pass(6);
      expect((await visit()).text).toBe('two');
    });
  });

  it.each([
    ['gone', 404],
    ['moved', 301],
  ])('is replaced when the next rendering is %s', async (_name, status) => {
    const { state, visit, visitOld } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = { body: 'two', status };
    await visitOld();
    expect(await visit()).toMatchObject({ status, text: 'two' });
  });

  it('is replaced by one that lacks what its host does not know', async () => {
    const { state, visit, visitOld } = scriptedPages();
    await visit();
    state.now = 61_000;
    state.next = { body: 'two', called: 404 };
    await visitOld();
    expect((await visit()).text).toBe('two');
    expect(state.renderings).toBe(2);
  });

  it('that is not stored, as one with a 404, says nothing of its age', async () => {
    const { state, visit } = scriptedPages();
    state.next = { body: 'gone', status: 404 };
    const { status, headers } = await visit();
    expect([status, headers.age, headers.warning]).toEqual([404, undefined, undefined]);
  });

  it('that Astro answers with its own page for errors is not sent: that page is in English alone', async () => {
    const { state, visit } = scriptedPages();
    state.next = { body: 'Something went wrong', status: 500 };
    await expect(visit()).rejects.toThrow('could not be rendered');
    expect(state.sent()).toBe('');
  });

  it('without a lifetime is rendered for each visit', async () => {
    const { state, visit } = scriptedPages();
    const address: Match = { ...HOME, lifetime: null };
    await visit(address);
    await visit(address);
    expect(state.renderings).toBe(2);
  });

  it('whose address names nothing on it is rendered for each visit', async () => {
    const { state, visit } = scriptedPages();
    state.next = { body: 'one', uncacheable: true };
    await visit();
    await visit();
    expect(state.renderings).toBe(2);
  });

  it('is not evicted by any number of answers of /data, which have a separate store', async () => {
    const { state, visit } = scriptedPages();
    await visit();
    // Random bytes do not become smaller.
    state.next = { body: randomBytes(1024 * 1024).toString('latin1') };
    const answers = Array.from({ length: 9 }, (_, n) => matchAddress(`/data/complete?id=${n + 2}`));
    for (const answer of answers) await visit(answer);
    expect(state.renderings).toBe(10);
    expect((await visit()).text).toBe('one');
    expect(state.renderings).toBe(10);
    await visit(answers[0]);
    expect(state.renderings).toBe(11);
  });

  it('that is prepared waits for its first visitor; one that can not be is rendered for it', async () => {
    const { state, visit, prepare } = scriptedPages();
    state.next = { body: 'none', fails: true };
    await prepare();
    state.next = { body: 'ready' };
    await prepare();
    expect(state.renderings).toBe(2);
    const { text, headers } = await visit();
    expect([text, headers['cache-control']]).toEqual(['ready', PUBLIC]);
    expect(state.renderings).toBe(2);
  });

  it.each(['br', 'gzip', 'identity'])(
    'that is not stored is compressed once for all who wait for it, in %s',
    async (encoding) => {
      const { state, visit } = scriptedPages();
      state.next = { body: 'half', called: 500 };
      const visits = [1, 2, 3].map(() => visit(HOME, { 'accept-encoding': encoding }));
      const bodies = (await Promise.all(visits)).map(({ body }) => body);
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).toBeInstanceOf(Buffer);
    },
  );

  it('is streamed by whole sections', async () => {
    const { state, visit } = scriptedPages();
    state.next = { body: '<head></head><main id="main"><section>1</section><p>2' };
    expect((await visit()).text).toBe(state.next.body);
  });
});
