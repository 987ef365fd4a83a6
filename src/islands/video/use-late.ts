import { useEffect, useState } from 'react';

/**
 * Returns what `load` brings, from when it is wanted: a part of the bar that few films need. Null until then,
 * and if it can not be had.
 */
export function useLate<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [late, setLate] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (part) => setLate(() => part),
      () => {},
    );
  }, [isWanted, load]);
  return late;
}
