/**
 * Prints an error's message and ends the command with exit code 1. Our own errors explain
 * themselves, so no stack is printed.
 */
import { messageOf } from '#/lib/error-message.ts';

export function fail(error: unknown): never {
  console.error(messageOf(error));
  process.exit(1);
}
