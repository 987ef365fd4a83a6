/** Values that the device keeps. The browser's storage may be refused, full, or emptied meanwhile. */
import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import { computed } from 'nanostores';

/** What became of a change: it is saved, the device has no room, or the browser refuses its storage. */
export type Outcome = 'saved' | 'full' | 'refused';

const NO_EVENTS = { addEventListener() {}, removeEventListener() {} };

// The package uses whatever `localStorage` is. It is null in some web views.
if (!attempt(() => localStorage)) setPersistentEngine({}, NO_EVENTS);

/**
 * Returns a value that the device keeps as JSON under a name. `$value` follows all tabs. `read` takes any text: other
 * versions of the site, visitors and other programs may have written it.
 */
export function deviceValue<T>(name: string, read: (text: string | null) => T) {
  const $text = persistentAtom<string | undefined>(name);
  const now = () => read(attempt(() => localStorage.getItem(name)));
  return {
    $value: computed($text, (text) => read(text ?? null)),
    now,
    /**
     * Saves what `next` returns for the value that the device has now: one tab never undoes what another has
     * saved. If it cannot be saved, the value stays as it was.
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

/** Returns null where the browser refuses its storage. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
