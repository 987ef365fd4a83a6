/** The browser's store, as everything here uses it: it may be refused, full, or emptied meanwhile. */

/** What became of a change: it is kept, the device has no room, or the browser keeps nothing. */
export type Outcome = 'kept' | 'full' | 'refused';

declare global {
  /** Whether all was forgotten, here or in another tab: until it is loaded again, the page keeps nothing by itself. */
  var forgotten: boolean | undefined;
}

/** Returns what is kept under a name; null if that is nothing, or the browser refuses its store. */
export function readDevice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name. If it can not be kept, what was there before stays. */
export function writeDevice(name: string, text: string): Outcome {
  try {
    localStorage.setItem(name, text);
    return 'kept';
  } catch (error) {
    return (error as Error).name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

/** Deletes all that the site keeps in the browser's stores. */
export function clearDevice(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].clear();
    } catch {}
  }
}
