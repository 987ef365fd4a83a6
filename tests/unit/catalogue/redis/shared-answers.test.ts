/** Answers that several instances share. */
import { expect, it } from 'vitest';
import { createSharedAnswers, type SharedAnswers } from '#/catalogue/redis/shared-answers.ts';
import { memoryStore } from '../../../fixtures/memory-store.ts';

const FRESH = 300;

function instances(count: number, lockFor = 1000) {
  const shared = memoryStore();
  const clock = { now: 1_000_000 };
  const outcomes: string[] = [];
  const tiers = Array.from({ length: count }, () =>
    createSharedAnswers({
      store: shared.store,
      lockFor,
      now: () => clock.now,
      counted: (outcome) => outcomes.push(outcome),
    }),
  );
  return { ...shared, clock, outcomes, tiers: tiers as [SharedAnswers, ...SharedAnswers[]] };
}

const answer = { status: 200 as const, body: 'a', tags: ['movie-1'] };

/** Asks as a source does: takes a shared answer, or puts the one that `work` brings. */
async function ask(
  sharedAnswers: SharedAnswers,
  key: string,
  work: () => Promise<void>,
): Promise<string> {
  const begun = await sharedAnswers.begin(key, FRESH);
  if (begun.shared) return begun.shared.body;
  await work();
  begun.lease?.put(answer);
  return answer.body;
}

it('an answer has its age by the clock of Redis', async () => {
  const { tiers, state } = instances(2);
  await ask(tiers[0], '/a', async () => undefined);
  state.now += 90_000;
  expect(await tiers[0].begin('/a', FRESH)).toMatchObject({ shared: { age: 90 } });
});

it('a 404 is fresh for a minute', async () => {
  const { tiers, state } = instances(1);
  const begun = await tiers[0].begin('/a', FRESH);
  begun.lease?.put({ status: 404, body: '', tags: [] });
  expect((await tiers[0].begin('/a', FRESH)).shared?.status).toBe(404);
  state.now += 60_000;
  expect((await tiers[0].begin('/a', FRESH)).shared).toBeNull();
});

it('a lease that is freed lets the next instance ask', async () => {
  const { tiers, locks } = instances(2);
  const first = await tiers[0].begin('/a', FRESH);
  const second = tiers[1]?.begin('/a', FRESH);
  first.lease?.free();
  expect(await second).toMatchObject({ shared: null, lease: {} });
  expect(locks.size).toBe(1);
});

it('an instance waits for another one only as long as an answer may take', async () => {
  const { tiers, clock } = instances(2);
  await tiers[0].begin('/a', FRESH);
  const waiting = tiers[1]?.begin('/a', FRESH);
  clock.now += 1001;
  expect(await waiting).toEqual({ shared: null, lease: null });
});

it('a purged answer is asked for again, and does not stand in', async () => {
  const { tiers, store } = instances(1);
  await ask(tiers[0], '/a', async () => undefined);
  await store.purge(['movie-1'], async () => undefined);
  expect((await tiers[0].begin('/a', FRESH)).shared).toBeNull();
  expect(await tiers[0].last('/a')).toBeNull();
});

it('every instance asks for itself while the store is away', async () => {
  const { tiers, state, outcomes } = instances(2);
  state.isAway = true;
  for (const sharedAnswers of tiers)
    expect(await sharedAnswers.begin('/a', FRESH)).toEqual({ shared: null, lease: null });
  expect(await tiers[0].last('/a')).toBeNull();
  expect(outcomes).toEqual(['failure', 'failure']);
});

it('hits and misses are counted', async () => {
  const { tiers, outcomes } = instances(1);
  await ask(tiers[0], '/a', async () => undefined);
  await ask(tiers[0], '/a', async () => undefined);
  expect(outcomes).toEqual(['miss', 'hit']);
});
