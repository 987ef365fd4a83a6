/**
 * Returns what a sentence has before and after the name that it takes, so that a page can mark and
 * isolate the name.
 */
export function around(sentence: (name: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = sentence('\0').split('\0');
  return [before, after];
}
