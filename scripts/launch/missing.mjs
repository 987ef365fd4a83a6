/** Something that the machine lacks, or a step that failed. The message is one line. */
export class Missing extends Error {
  /** @override */
  name = 'Missing';
}
