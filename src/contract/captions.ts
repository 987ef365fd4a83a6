/** Captions of what plays, in the languages that a host has. */
import { field, ID, list, text } from './raw.ts';
import type { Trust } from './trust.ts';

/**
 * `id` stands in the address of each file: see `captionSrc`. `spoken` is the one of the languages that what plays
 * speaks, if the host says it.
 */
export type Captions = { id: string; languages: string[]; spoken?: string | undefined };

/** A language of ISO 639, and where it is needed a script of ISO 15924: `ur`, `pa-Arab`. */
export const CAPTION_LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{4})?$/;
/** Languages of one film at most. */
export const MOST_CAPTIONS = 20;

/** The folder of addresses of captions on our own origin. */
export const CAPTIONS = '/captions/';
const whole = ({ source }: RegExp) => source.slice(1, -1);
/** An address of captions: its id, and its language. Browsers, which write none, are left without it. */
export const CAPTION_ADDRESS = /* @__PURE__ */ new RegExp(
  `^${CAPTIONS}(${/* @__PURE__ */ whole(ID)})\\.(${/* @__PURE__ */ whole(CAPTION_LANGUAGE)})\\.vtt$`,
);

/** Returns the address of captions in a language. */
export function captionSrc({ id }: Pick<Captions, 'id'>, language: string): string {
  return `${CAPTIONS}${id}.${language}.vtt`;
}

/** Returns what a path names captions of; null if it is no address of captions. */
export function captionAt(path: string): { id: string; language: string } | null {
  const [, id, language] = CAPTION_ADDRESS.exec(path) ?? [];
  return id && language ? { id, language } : null;
}

/**
 * Reads the captions that a row names; null where it names none, or where the site has none of this
 * host. All are of the id that the first one has.
 */
export function readCaptions(given: unknown, trust: Trust): Captions | null {
  if (!trust.captions) return null;
  const found = list(given).flatMap((one) => {
    const at = captionAt(text(field(one, 'src')) ?? '');
    const isSpoken = field(one, 'spoken') === true;
    return at && at.language === field(one, 'language') ? [{ ...at, isSpoken }] : [];
  });
  const [first] = found;
  if (!first) return null;
  const own = found.filter(({ id }) => id === first.id);
  const languages = [...new Set(own.map(({ language }) => language))].slice(0, MOST_CAPTIONS);
  const spoken = own.find(({ isSpoken }) => isSpoken)?.language;
  return { id: first.id, languages, ...(spoken && { spoken }) };
}
