/** Which language of the site a visitor reads. */
import { type Language, languages } from '#/contract/language.ts';

/**
 * Returns the first language of the site among a browser's: the same language in the same script. Whoever reads
 * Punjabi in Arabic letters, or Hindi in Latin ones, may not read the site's.
 */
export function readLanguage(tags: readonly string[]): Language | undefined {
  return tags.flatMap((tag) => languages.filter((one) => written(one) === written(tag)))[0];
}

/** Returns a language with its script, also where its tag leaves the script out. */
function written(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}
