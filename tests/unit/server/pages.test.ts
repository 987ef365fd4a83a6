import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import type { PageAddress } from '#/server/address.ts';
import { createPages } from '#/server/pages.ts';
import type { Handler } from '#/server/render.ts';
import { scriptedSource } from '../../catalogue/scripted-source.ts';
import { trust } from '../../fixtures/trust.ts';

/** These pages ask for nothing. */
const catalogue = createCatalogue({ ...scriptedSource(), trust, log: () => undefined });

const HOME: PageAddress = { key: '/home', lifetime: { fresh: 60, stale: 600 } };

/** What the next rendering answers. */
type Next = { body: string; status?: number; partial?: boolean; fails?: boolean };

/** Pages whose renderings the test writes, and whose time it moves. */
function scriptedPages() {
  const state = { now: 0, renderings: 0, next: { body: 'one' } as Next };
  const handler: Handler = async (_request, response, _next, locals) => {
    state.renderings += 1;
    await Promise.resolve();
    const { body, status = 200, partial = false, fails = false } = state.next;
    if (fails) throw new Error('broken');
    locals.page.partial = partial;
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(Buffer.from(body));
  };
  const pages = createPages({
    handler,
    locals: { siteUrl: 'http://localhost', catalogue } as App.Locals,
    log: () => undefined,
    now: () => state.now,
  });
  const visit = async (address = HOME) => {
    const response = new Heard();
    const request = { method: 'GET', headers: {} } as IncomingMessage;
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
    expect((await visit()).headers['cache-control']).toBe('private, no-cache');
    state.now = 59_000;
    expect((await visit()).headers['cache-control']).toContain('s-maxage=60');
    expect(state.renderings).toBe(1);
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
    const address: PageAddress = { key: '/redirect', lifetime: null };
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
