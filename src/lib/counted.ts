/** Logs a message once, and counts it while it repeats. */

/** Milliseconds within which a message is logged once. */
const WINDOW = 60_000;
/** Messages that are counted at a time; with more, the oldest is closed and may be logged again. */
const MOST_COUNTED = 500;

/**
 * Logs a message at most once in a window. If it repeats, `say` logs it again at the window's end, with
 * the number of repetitions. `window` is in milliseconds.
 */
export function counted(
  say: (message: string, again: number) => void,
  window = WINDOW,
): (message: string) => void {
  const heard = new Map<string, { again: number; timer: ReturnType<typeof setTimeout> }>();

  function close(message: string): void {
    const found = heard.get(message);
    heard.delete(message);
    if (!found) return;
    clearTimeout(found.timer);
    if (found.again > 0) say(message, found.again);
  }

  return (message) => {
    const found = heard.get(message);
    if (found) {
      found.again += 1;
      return;
    }
    say(message, 0);
    const [oldest] = heard.keys();
    if (heard.size >= MOST_COUNTED && oldest !== undefined) close(oldest);
    // A process that is done does not wait for a count.
    heard.set(message, { again: 0, timer: setTimeout(close, window, message).unref() });
  };
}
