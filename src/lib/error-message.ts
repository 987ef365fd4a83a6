/** Returns an error's message. Anything else that was thrown becomes text. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
