export type Tally = {
  /** Something of this kind (`key`) failed. Only the first failure of a run is logged. */
  failed(key: string, message: string): void;
  /** Something of this kind succeeded: a run of failures ends. */
  ended(key: string): void;
};

/** Logs runs of failures: when they begin and when they end. `log` counts what repeats: see counted.ts. */
export function createTally(log: (message: string) => void): Tally {
  const failing = new Set<string>();
  return {
    failed(key, message) {
      if (failing.has(key)) return;
      failing.add(key);
      log(message);
    },
    ended(key) {
      if (failing.delete(key)) log(`${key}: well again`);
    },
  };
}
