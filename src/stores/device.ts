/** Values in the browser's storage, which may be refused, full, or emptied meanwhile. */
import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import { computed } from 'nanostores';

/** The result of a change: it is saved, the storage is full, or the browser refuses its storage. */
export type Outcome = 'saved' | 'full' | 'refused';

declare global {
  /** Whether all was deleted, here or in another tab. The page then saves nothing by itself until it is reloaded. */
  var forgotten: boolean | undefined;
}
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) globalThis.forgotten = true;
});

const NO_EVENTS = { addEventListener() {}, removeEventListener() {} };

// The package uses `localStorage` unchecked. It is null in some web views.
if (!attempt(() => localStorage)) setPersistentEngine({}, NO_EVENTS);

/**
 * Returns a value that is stored as JSON under a name. `$value` follows all tabs. `read` takes any text: other versions
 * of the site, visitors and other programs may have written it.
 */
export function deviceValue<T>(name: string, read: (text: string | null) => T) {
  const $text = persistentAtom<string | undefined>(name);
  const now = () => read(attempt(() => localStorage.getItem(name)));
  return {
    $value: computed($text, (text) => read(text ?? null)),
    now,
    /**
     * Saves what `next` returns for the stored value, so that one tab never undoes what another has saved. If it cannot
     * be saved, the value does not change.
     */
    change(next: (now: T) => T): Outcome {
      const before = now();
      const text = JSON.stringify(next(before));
      if (text === JSON.stringify(before)) return 'saved';
      try {
        localStorage.setItem(name, text);
      } catch (error) {
        return (error as Error).name === 'QuotaExceededError' ? 'full' : 'refused';
      }
      $text.set(text);
      return 'saved';
    },
    /** Deletes the value. */
    drop(): void {
      attempt(() => localStorage.removeItem(name));
      $text.set(undefined);
    },
  };
}

const NOTHING: readonly never[] = [];

/** The list that the server renders, and with which hydration starts. */
export const emptyList = () => NOTHING;

/** Returns null if the browser refuses its storage. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
