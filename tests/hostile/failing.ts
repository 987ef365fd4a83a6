/** Helpers that the tests of failing hosts share. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { BadAnswer, NotFound, Upstream } from '#/contract/errors.ts';

/** Whether this is the long run: `HOSTILE_FULL=1 npm run test:hostile`. */
export const isFull = process.env.HOSTILE_FULL === '1';

/** Timeout in milliseconds that is long enough for any answer from the same machine. */
export const PATIENT = 10_000;

/**
 * Returns the Upstream with which a promise rejects. Throws if the promise resolves or rejects with
 * anything else.
 */
export async function upstreamOf(promise: Promise<unknown>): Promise<Upstream> {
  const outcome = await promise.catch((error: unknown) => error);
  if (outcome instanceof Upstream) return outcome;
  throw new Error('it did not fail as it should', { cause: outcome });
}

const ALL_PARAMS = {
  page: 1,
  limit: 10,
  id: '7',
  title: 'T',
  query: 'q',
  timeWindow: 'day',
  genre: 'drama',
};

/** Makes any call of the catalogue, with valid parameters. */
export function askAny(catalogue: Catalogue, name: CallName): Promise<unknown> {
  return catalogue.ask(name, ALL_PARAMS as ParamsOf<CallName>);
}

/** Returns whether an error is one of the named errors. A catalogue rejects with nothing else. */
export function isNamed(error: unknown): boolean {
  return error instanceof NotFound || error instanceof Upstream || error instanceof BadAnswer;
}

/**
 * Returns the parameters of a fuzz test: 1,000 cases, or 10,000 in the long run, and a seed. Prints
 * the seed. FUZZ_SEED repeats a run.
 */
export function fuzz(what: string): { numRuns: number; seed: number } {
  const seed = Number(process.env.FUZZ_SEED) || Math.trunc(Math.random() * 2 ** 31);
  const numRuns = isFull ? 10_000 : 1000;
  console.log(`fuzz of ${what}: ${numRuns} cases, FUZZ_SEED=${seed}`);
  return { numRuns, seed };
}
