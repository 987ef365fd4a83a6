/**
 * Answers that instances share: each is requested once, by the instance that has its lock.
 * While the store is away, every instance asks for itself.
 */
import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MISSING_FRESH } from '#/contract/lifetimes.ts';
import type { SharedAnswer, SharedStore } from './store.ts';

/**
 * The right to ask for an answer. The holder puts it, drops the older one, or frees the lock for
 * others.
 */
export type Lease = {
  /** The stale answer; null if there is none. */
  older: SharedAnswer | null;
  put(answer: Omit<SharedAnswer, 'age'>): void;
  drop(): void;
  free(): void;
};

export type SharedAnswers = {
  /**
   * Returns an answer of an age below `fresh` seconds, or the lease to ask for it. Waits while another
   * instance asks. The lease is null while the store is away.
   */
  begin(key: string, fresh: number): Promise<Begun>;
  /** Returns the last answer of any age; null if there is none. */
  last(key: string): Promise<SharedAnswer | null>;
  /** Deletes an answer that the caller can not read. */
  drop(key: string): void;
};
/** A fresh answer, or the lease to ask for one. */
export type Begun = { shared: SharedAnswer | null; lease: Lease | null };

export type SharedAnswersOptions = {
  store: SharedStore;
  /** Milliseconds for which a lock holds: as long as an answer may take. */
  lockFor: number;
  /** Monotonic clock in milliseconds. Tests pass their own. */
  now?: () => number;
  /** Called with the outcome of each search for an answer. */
  counted?(outcome: 'hit' | 'miss' | 'failure'): void;
};

/** Milliseconds between two looks at an answer that another instance asks for, at least. */
const LOOK = 20;

export function createSharedAnswers({
  store,
  lockFor,
  now = () => performance.now(),
  counted = () => undefined,
}: SharedAnswersOptions): SharedAnswers {
  function leaseOf(name: string, token: string, at: number, older: SharedAnswer | null): Lease {
    return {
      older,
      drop: () => void store.drop(name, token),
      put: (answer) => void store.put(name, { ...answer, at }, token),
      free: () => void store.unlock(name, token),
    };
  }

  async function begin(key: string, fresh: number): Promise<Begun> {
    const name = nameOf(key);
    const isFresh = ({ status, age, freshFor }: SharedAnswer) =>
      age < Math.min(fresh, freshFor ?? fresh, status === 404 ? MISSING_FRESH : fresh);
    const deadline = now() + lockFor;
    for (;;) {
      const answer = await store.get(name);
      if (answer === undefined) break;
      if (answer && isFresh(answer)) return hit(answer);
      const token = randomUUID();
      const at = await store.lock(name, token, lockFor);
      if (at === undefined) break;
      if (at !== null) return won(name, token, at, isFresh);
      if (now() > deadline) break;
      await wait(LOOK * (1 + Math.random()));
    }
    counted('failure');
    return { shared: null, lease: null };
  }

  /** The instance that had the lock before may just have put the answer. */
  async function won(
    name: string,
    token: string,
    at: number,
    isFresh: (answer: SharedAnswer) => boolean,
  ): Promise<Begun> {
    const answer = await store.get(name);
    const lease = leaseOf(name, token, at, answer ?? null);
    if (!answer || !isFresh(answer)) {
      counted('miss');
      return { shared: null, lease };
    }
    lease.free();
    return hit(answer);
  }

  function hit(shared: SharedAnswer): Begun {
    counted('hit');
    return { shared, lease: null };
  }

  return {
    begin,
    last: async (key) => (await store.get(nameOf(key))) ?? null,
    drop: (key) => void store.drop(nameOf(key), ''),
  };
}

/** Addresses may hold what a visitor typed, and be long. */
function nameOf(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 32);
}
