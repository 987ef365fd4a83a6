/**
 * Letters of right-to-left scripts, and the characters that change or isolate the direction of a
 * line.
 */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a text without its isolate characters: one of them could also end the isolate of a
 * `<bdi>`.
 */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/**
 * Returns a host's text for a place that takes no markup, such as a window's title. Puts the text
 * between FSI and PDI if it could change the direction of the words beside it (Unicode Standard
 * Annex 9).
 */
export function isolated(text: string): string {
  return TURNS.test(text) ? isolate(text) : text;
}

/**
 * Returns a text between FSI and PDI: in a sentence that is written from right to left, Latin letters
 * change the direction too.
 */
export function isolate(text: string): string {
  return `\u2068${withoutIsolates(text)}\u2069`;
}
