import { describe, expect, it } from 'vitest';
import { createCatalogue, RETRY } from '#/catalogue/catalogue.ts';
import { FACTS } from '#/contract/lifetimes.ts';
import { type Handler, type RenderOptions, render } from '#/server/pages/render.ts';
import { matchAddress } from '#/site/match.ts';
import { scriptedSource } from '../../../catalogue/scripted-source.ts';
import { trust } from '../../../fixtures/trust.ts';

/** Returns a page that needs one answer, with a clock that the test moves. */
function pageOfPopular() {
  const state = { now: 1 };
  const { source, json, answer } = scriptedSource();
  const catalogue = createCatalogue({
    source,
    trust,
    log: () => undefined,
    now: () => state.now,
  });
  const handler: Handler = async (_request, { catalogue }) => {
    await catalogue.ask('popular', { page: 1 });
    return new Response('done');
  };
  const locals = { catalogue } as App.Locals;
  const rendered = (options?: RenderOptions) =>
    render(handler, matchAddress('/'), new URL('http://localhost'), locals, options);
  return { state, json, answer, rendered };
}

describe('a rendered page', () => {
  it('is fresh for as long as its answers are', async () => {
    const { state, json, rendered } = pageOfPopular();
    json({ results: [] });
    await rendered();
    state.now += 100_000;
    expect((await rendered()).ages).toMatchObject({
      age: 100,
      stale: false,
      fresh: FACTS.fresh - 100,
    });
  });

  it('is stale when one of its answers is', async () => {
    const { state, json, rendered } = pageOfPopular();
    json({ results: [] });
    await rendered();
    state.now += 600_000;
    expect((await rendered()).ages).toMatchObject({ age: 600, stale: true, fresh: 0 });
  });

  it('waits for the host when no visitor waits for the page', async () => {
    const { state, json, answer, rendered } = pageOfPopular();
    json({ results: [] });
    await rendered();
    state.now += 600_000;
    json({ results: [] });
    expect((await rendered({ waitForFresh: true })).ages).toMatchObject({ age: 0, stale: false });
    state.now += 600_000;
    answer(() => new Response('', { status: 500 }));
    const standsIn = await rendered({ waitForFresh: true });
    expect(standsIn.ages).toMatchObject({ age: 600, stale: true, fresh: RETRY });
  });
});
