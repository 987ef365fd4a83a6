/**
 * Prints an error's message and ends the command with exit code 1. Our own errors explain
 * themselves, so no stack is printed.
 */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
