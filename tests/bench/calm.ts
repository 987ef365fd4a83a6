/** Selects the runs that count: those in which the machine was about as fast as it can be. */

/** Greatest ratio of a loop's time beside a run to the loop's best time, for the run to count. */
const MOST = 1.3;
/** Greatest number of runs for each run that is wanted. */
const TRIES = 3;

let best = Number.POSITIVE_INFINITY;

/**
 * Returns the milliseconds of a loop that is always the same: the best of three, because the browser
 * that closes a tab disturbs a single one.
 */
function loop(): number {
  const took = Math.min(...Array.from({ length: 3 }, single));
  best = Math.min(best, took);
  return took;
}

function single(): number {
  const begin = performance.now();
  for (let at = 0, sum = 0; at < 1e8; at += 1) sum = (sum + at) | 0;
  return performance.now() - begin;
}

export type Calm<Result> = { results: Result[]; said: string };

/**
 * Calls `run` until `wanted` runs have counted, but at most `TRIES` times as often. If too few
 * count, the calmest of the others fill up. Returns the results, and in `said` a note for the
 * report on the runs that were left out or are noisy.
 */
export async function whileCalm<Result>(
  wanted: number,
  run: (index: number) => Promise<Result>,
): Promise<Calm<Result>> {
  const runs: { result: Result; took: number }[] = [];
  const counted = () => runs.filter(({ took }) => took <= best * MOST);
  loop();
  while (counted().length < wanted && runs.length < wanted * TRIES) {
    const before = loop();
    const result = await run(runs.length);
    runs.push({ result, took: Math.max(before, loop()) });
  }
  const calmest = runs.toSorted((a, b) => a.took - b.took).slice(0, wanted);
  const fine = counted().length;
  const left = runs.length - calmest.length;
  const worst = (calmest.at(-1)?.took ?? best) / best;
  const noisy = fine < wanted ? `, ${wanted - fine} of ${wanted} count though noisy` : '';
  const said = `${left} left out${noisy}, loop ≤ ${worst.toFixed(2)} ×`;
  return { results: calmest.map(({ result }) => result), said };
}
