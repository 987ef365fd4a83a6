/** Captions of a film: WebVTT files of our own, one for each language. */

/** The id that their addresses have, and the languages that there are. */
export type Captions = { id: string; languages: readonly string[] };

/** Returns the address of the captions in a language. */
export function captionSrc({ id }: Captions, language: string): string {
  return `/captions/${id}.${language}.vtt`;
}
