/** What a machine lacks, or what failed and has said why: told in one line. */
export class Missing extends Error {
  name = 'Missing';
}
