/**
 * Logs what is not read of answers, and why: one line for each call and reason. The line comes again
 * only after that answer was read without it.
 */
export function createCuts(log: (message: string) => void) {
  /** The address of the answer that each line is about. */
  const logged = new Map<string, string>();

  /** Takes why parts of the answer at `address` are not read. `call` names it in the log. */
  return (call: string, address: string, reasons: readonly string[]): void => {
    const lines = reasons.map((reason) => `${call}: ${reason}`);
    for (const [line, of] of logged) {
      if (of === address && !lines.includes(line)) logged.delete(line);
    }
    for (const line of lines) {
      if (!logged.has(line)) log(line);
      logged.set(line, logged.get(line) ?? address);
    }
  };
}
