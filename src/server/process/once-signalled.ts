/**
 * Calls `end` at the first SIGINT or SIGTERM, and ignores later ones. Ctrl-C sends more than one:
 * the terminal sends one, and npm passes on the one that it receives.
 */
export function onceSignalled(end: () => void): void {
  let signalled = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!signalled) end();
      signalled = true;
    });
  }
}
