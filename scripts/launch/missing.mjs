/** Something that the machine lacks, or a step that failed. The message is one line. */
export class Missing extends Error {
  /** @override */
  name = 'Missing';
}

/**
 * Says what is about to be installed, and how. Throws Missing, with the same command, if NO_INSTALL is set.
 * @param {string} what
 * @param {string} how
 */
export function announce(what, how) {
  if (process.env.NO_INSTALL) throw new Missing(`Missing: ${what}. To install: ${how}`);
  console.log(`Installing ${what}: ${how}`);
}
