/** Detects a crash loop: processes that end soon after each start. */

/** Milliseconds of life below which the end of a process counts. */
const SOON = 10_000;
/** Number of such ends in a row after which nothing is started any more. */
const MOST = 5;

export type LoopGuard = {
  /** Records the end of a process that lived for `lived` milliseconds. Returns whether to give up. */
  ended(lived: number): boolean;
};

export function createLoopGuard(): LoopGuard {
  let inARow = 0;
  return {
    ended(lived) {
      inARow = lived < SOON ? inARow + 1 : 0;
      return inARow >= MOST;
    },
  };
}
