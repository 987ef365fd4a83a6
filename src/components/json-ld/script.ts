/**
 * Returns statements as the text of a script of type `application/ld+json`. No text of a host can
 * end that script or begin a comment in it: every `<` is escaped.
 */
export function jsonLd(statements: readonly object[]): string {
  const [only, ...more] = statements;
  const all = more.length === 0 ? only : { '@graph': statements };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...all });
  return text.replaceAll('<', '\\u003c');
}
