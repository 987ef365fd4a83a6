/**
 * Logs which answers hold more than the site reads: one line for each call and limit. It comes again
 * only after the answer that it was about has kept the limit.
 */
export function createCuts(log: (message: string) => void) {
  /** The address of the answer that each line is about. */
  const told = new Map<string, string>();

  /** Takes the limits that the answer at `address` met. `call` names it in the log. */
  return (call: string, address: string, met: ReadonlySet<string>): void => {
    const lines = [...met].map((limit) => `${call}: ${limit}. The rest is not read.`);
    for (const [line, of] of told) {
      if (of === address && !lines.includes(line)) told.delete(line);
    }
    for (const line of lines) {
      if (!told.has(line)) log(line);
      told.set(line, told.get(line) ?? address);
    }
  };
}
