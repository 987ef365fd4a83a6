/** Letters of scripts that run from right to left, and the signs that turn a line or isolate in it. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text without isolating signs of its own: one of them would end the isolate of a `<bdi>`, too. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/**
 * A host's text for a place that takes no markup, such as a window's title: where it could turn the
 * words beside it, it stands between FSI and PDI (Unicode Standard Annex 9).
 */
export function isolated(text: string): string {
  return TURNS.test(text) ? `\u2068${withoutIsolates(text)}\u2069` : text;
}
