export type Tally = {
  /** Records a failure of a kind (`key`). Logs only the first failure of a run. */
  failed(key: string, message: string): void;
  /** Records a success of a kind, which ends a run of failures. */
  ended(key: string): void;
};

/** Logs when a run of failures begins and when it ends. `log` counts repeats: see counted.ts. */
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
