/** Logs a message once, and counts its repetitions. */

/** Milliseconds within which a message is logged only once. */
const WINDOW = 60_000;
/**
 * Number of messages counted at a time. With more, the oldest count ends, and its message may be
 * logged again.
 */
const MOST_COUNTED = 500;

/**
 * Returns a function that logs a message at most once per window. If the message repeats, `log`
 * logs it again at the window's end, with the number of repetitions. `window` is in milliseconds.
 */
export function counted(
  log: (message: string, again: number) => void,
  window = WINDOW,
): (message: string) => void {
  const counts = new Map<string, { again: number; timer: ReturnType<typeof setTimeout> }>();

  function close(message: string): void {
    const found = counts.get(message);
    counts.delete(message);
    if (!found) return;
    clearTimeout(found.timer);
    if (found.again > 0) log(message, found.again);
  }

  return (message) => {
    const found = counts.get(message);
    if (found) {
      found.again += 1;
      return;
    }
    log(message, 0);
    const [oldest] = counts.keys();
    if (counts.size >= MOST_COUNTED && oldest !== undefined) close(oldest);
    // A process that has finished does not wait for this timer.
    counts.set(message, { again: 0, timer: setTimeout(close, window, message).unref() });
  };
}
