/**
 * Ends a process that is told to end. Ctrl-C tells it more than once: the terminal does, and npm passes
 * on what it was told itself. The first time counts.
 */
export function onceTold(end: () => void): void {
  let told = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!told) end();
      told = true;
    });
  }
}
