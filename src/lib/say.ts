/** Ends a command with its error in plain words: errors that we name speak for themselves. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
