import { describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { type Handler, render } from '#/server/render.ts';
import { scriptedSource } from '../../catalogue/scripted-source.ts';
import { trust } from '../../fixtures/trust.ts';

/** A page made of one answer, whose clock the test moves. */
function pageOfPopular() {
  const state = { now: 1 };
  const { source, json, answer } = scriptedSource();
  const catalogue = createCatalogue({
    source,
    trust,
    log: () => undefined,
    now: () => state.now,
  });
  const handler: Handler = async (_request, response, _next, { catalogue }) => {
    await catalogue.ask('popular', { page: 1 });
    response.end('done');
  };
  const locals = { catalogue } as App.Locals;
  const rendered = () => render(handler, '/', new URL('http://localhost'), locals);
  return { state, json, answer, rendered };
}

describe('a rendered page', () => {
  it('is of no age while its answers are fresh', async () => {
    const { json, rendered } = pageOfPopular();
    json({ results: [] });
    expect(await rendered()).toMatchObject({ ageSeconds: 0, staleSeconds: null });
  });

  it('is as old as its oldest answer, and stale where that stands in for a newer one', async () => {
    const { state, json, answer, rendered } = pageOfPopular();
    json({ results: [] });
    await rendered();
    const late = Promise.withResolvers<Response>();
    answer(() => late.promise);
    state.now += 600_000;
    expect(await rendered()).toMatchObject({ ageSeconds: 600, staleSeconds: null });
    late.resolve(new Response('', { status: 500 }));
    json({}, 500);
    state.now += 1000;
    await vi.waitFor(async () => {
      expect(await rendered()).toMatchObject({ ageSeconds: 601, staleSeconds: 601 });
    });
  });
});
