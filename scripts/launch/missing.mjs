/** What a machine lacks, or what failed and has said why: told in one line. */
export class Missing extends Error {
  /** @override */
  name = 'Missing';
}
