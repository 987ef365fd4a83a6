/** Lets so many pieces of work run at once; the others wait their turn, in order. */
export function turns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is handed on: who comes now does not pass who waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
