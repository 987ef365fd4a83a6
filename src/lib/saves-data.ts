import type { Connection } from './archive.ts';

/** Returns whether the visitor asked the browser to save data. Few browsers tell it. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData;
}
