/** Logs failures of calls: the first of each run, and how many there were when it ends. */

export type Tally = {
  /** Records a failure of a kind (`key`). Logs only the first failure of a run. */
  failed(key: string, message: string): void;
  /** Records a success of a kind, which ends a run of failures. */
  ended(key: string): void;
  /** Records what is no failure of the host, such as a thing that is not there. */
  noted(key: string, message: string): void;
};

/** Milliseconds within which a kind has one line at most, and one more that says that it is well again. */
const WINDOW = 60_000;

/** `loggedAt`: when the last line of the kind was logged. `unsaid`: what was recorded since, but not logged. */
type Kind = { isLogged: boolean; loggedAt: number; unsaid: number };

/** `now`: a monotonic clock in milliseconds. Kinds are few: they are never dropped. */
export function createTally(log: (message: string) => void, now: () => number): Tally {
  const kinds = new Map<string, Kind>();

  function kindOf(key: string): Kind {
    const kind = kinds.get(key) ?? {
      isLogged: false,
      loggedAt: Number.NEGATIVE_INFINITY,
      unsaid: 0,
    };
    kinds.set(key, kind);
    return kind;
  }

  /** Logs a message, unless the window of its kind has a line. Returns whether it is logged. */
  function say(kind: Kind, message: string): boolean {
    if (now() - kind.loggedAt < WINDOW) {
      kind.unsaid += 1;
      return false;
    }
    log(kind.unsaid > 0 ? `${message}, and ${kind.unsaid} more since the last line` : message);
    kind.loggedAt = now();
    kind.unsaid = 0;
    return true;
  }

  return {
    failed(key, message) {
      const kind = kindOf(key);
      if (kind.isLogged) kind.unsaid += 1;
      else kind.isLogged = say(kind, message);
    },
    ended(key) {
      const kind = kinds.get(key);
      if (!kind?.isLogged) return;
      const more = `${kind.unsaid} more failure${kind.unsaid === 1 ? '' : 's'}`;
      log(`${key}: well again${kind.unsaid > 0 ? ` after ${more}` : ''}`);
      Object.assign(kind, { isLogged: false, unsaid: 0 });
    },
    noted: (key, message) => void say(kindOf(key), message),
  };
}
