/** The keys of a film. They mean the same in every direction of writing: left is always back. */

/** What a key does: switches something, moves by seconds, or changes the volume (from 0 to 1). */
export type Action =
  | 'play'
  | 'fullscreen'
  | 'mute'
  | 'captions'
  | { seconds: number }
  | { volume: number };

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'
>;

const LETTERS: Record<string, Action> = {
  ...{ k: 'play', f: 'fullscreen', m: 'mute', c: 'captions' },
  ...{ j: { seconds: -10 }, l: { seconds: 10 } },
};
/** Keys that browsers use too: native controls, when they have the focus, and links and buttons. */
const SHARED: Record<string, Action> = {
  ' ': 'play',
  ...{ ArrowLeft: { seconds: -5 }, ArrowRight: { seconds: 5 } },
  ...{ ArrowUp: { volume: 0.1 }, ArrowDown: { volume: -0.1 } },
};
const OF_BROWSER = 'video, a, button, summary';
const TYPED = 'input, textarea, select, [contenteditable]';

/** Returns what a key does to a film; null if it does nothing, or the browser does it. */
export function actionOf(press: Press, target: Pick<Element, 'closest'>): Action | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return null;
  if (target.closest(TYPED)) return null;
  const action = own(LETTERS, letterOf(press)) ?? own(SHARED, press.key);
  if (action === null || (press.key in SHARED && target.closest(OF_BROWSER))) return null;
  // A key that is held down moves on, but switches once.
  return press.repeat && typeof action === 'string' ? null : action;
}

/** By its place on a keyboard for another script, which has another letter there. */
function letterOf({ key, code }: Press): string {
  return /^[\0-\x7f]/.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

function own(actions: Record<string, Action>, key: string): Action | null {
  return Object.hasOwn(actions, key) ? (actions[key] ?? null) : null;
}
