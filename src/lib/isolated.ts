/** Letters of scripts that run from right to left, and the signs that turn a line or isolate in it. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A host's text for a place that takes no markup, such as a window's title: where it could turn the
 * words beside it, it stands between FSI and PDI (Unicode Standard Annex 9). Isolating signs of its
 * own are left out: one of them could end ours.
 */
export function isolated(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}
