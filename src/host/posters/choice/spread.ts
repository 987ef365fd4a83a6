/** Chooses motifs for titles, so that neighbours in lists seldom show the same. */
import { hash } from '../hash.ts';
import { countVariants, type MotifChoice, type MotifName } from '../motifs.ts';
import type { Allowed } from './pools.ts';

/** Places within which two cards of a list are neighbours. */
export const NEAR = 6;

/** What a title may show: its fixed motif, or one of those allowed. */
export type Wish = { title: string; fixed: MotifName | null; allowed: Allowed };

/** Weight of each motif near a title. It grows with nearness, and with each list that has both. */
export class Nearby {
  readonly #weights = new Map<MotifName, number>();

  add(motif: MotifName, distance: number): void {
    this.#weights.set(motif, this.of(motif) + 2 * NEAR - distance);
  }

  of(motif: MotifName): number {
    return this.#weights.get(motif) ?? 0;
  }
}

/**
 * Returns what a title shows: its fixed motif, else a motif that it names, unless neighbours show it,
 * else the motif that they show least. The title's hash breaks ties, so that an edit of another
 * title changes little.
 */
export function choiceOf({ title, fixed, allowed }: Wish, nearby: Nearby): MotifName {
  const { named, neutral } = allowed;
  const clear = fixed ?? named.find((motif) => nearby.of(motif) === 0);
  if (clear) return clear;
  const seed = hash(title);
  let [best, least, first] = ['', Infinity, Infinity];
  for (const motif of [...named, ...neutral]) {
    const weight = nearby.of(motif);
    if (weight > least) continue;
    const rank = Math.imul(seed ^ hash(motif), 0x9e3779b1) >>> 0;
    if (weight < least || rank < first) [best, least, first] = [motif, weight, rank];
  }
  return best;
}

/** The neighbours of a title: the number of each, followed by its distance. */
type Neighbours = number[];

function neighboursIn(lists: readonly (readonly number[])[], titles: number): Neighbours[] {
  const all: Neighbours[] = Array.from({ length: titles }, () => []);
  for (const list of lists) {
    for (let place = 1; place < list.length; place += 1) {
      const one = list[place] ?? 0;
      for (let distance = 1; distance <= Math.min(NEAR, place); distance += 1) {
        const other = list[place - distance] ?? 0;
        all[one]?.push(other, distance);
        all[other]?.push(one, distance);
      }
    }
  }
  return all;
}

/** Number of rounds of choosing. In the first one a title knows only some neighbours' motifs. */
const ROUNDS = 4;

/** Returns what each title shows. `lists` hold the titles by their indexes in `wishes`. */
export function spread(
  wishes: readonly Wish[],
  lists: readonly (readonly number[])[],
): MotifChoice[] {
  const neighbours = neighboursIn(lists, wishes.length);
  const chosen = wishes.map(({ fixed }) => fixed);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, wish] of wishes.entries()) {
      const nearby = new Nearby();
      const own = neighbours[index] ?? [];
      for (let at = 0; at < own.length; at += 2) {
        const motif = chosen[own[at] ?? 0];
        if (motif) nearby.add(motif, own[at + 1] ?? NEAR);
      }
      chosen[index] = choiceOf(wish, nearby);
    }
  }
  const variants = new Variants();
  return wishes.map((wish, index) => variants.next(wish, chosen[index] ?? ''));
}

/** Gives a title another variant of its motif than the title before it with that motif has. */
export class Variants {
  readonly #last = new Map<MotifName, number>();

  next({ title }: Wish, name: MotifName): MotifChoice {
    const variants = Array.from({ length: countVariants(name) }, (_, index) => index + 1);
    const others = variants.filter((number) => number !== this.#last.get(name));
    const variant = others[hash(title) % others.length] ?? 1;
    this.#last.set(name, variant);
    return { name, variant };
  }
}
