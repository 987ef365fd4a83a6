/**
 * Logs which answers exceed a limit: one line for each call and limit. The line comes again
 * only after that answer was within the limit.
 */
export function createCuts(log: (message: string) => void) {
  /** The address of the answer that each line is about. */
  const logged = new Map<string, string>();

  /** Takes the limits that the answer at `address` met. `call` names it in the log. */
  return (call: string, address: string, met: Iterable<string>): void => {
    const lines = [...met].map((limit) => `${call}: ${limit}. The rest is not read.`);
    for (const [line, of] of logged) {
      if (of === address && !lines.includes(line)) logged.delete(line);
    }
    for (const line of lines) {
      if (!logged.has(line)) log(line);
      logged.set(line, logged.get(line) ?? address);
    }
  };
}
