/** The line at the foot of the screen that says what became of a press, until the next one. */
import { KEPT } from '#/paths.ts';
import type { Outcome } from '#/stores/device.ts';
import { hrefTo, make, texts } from './page.ts';

const line = make('div', { className: 'keep-said', role: 'status' });

/** Says what became of a change of the list. What was kept has a link to the list. */
export function sayOutcome(outcome: Outcome | 'most'): void {
  const link = make('a', { href: hrefTo(KEPT), textContent: texts.yourList });
  say(texts[outcome], ...(outcome === 'refused' ? [] : [' ', link]));
}

/** Says why something is as it was, if the device did not take a change. */
export function sayUnlessKept(outcome: Outcome): void {
  if (outcome !== 'saved') sayOutcome(outcome);
}

/** Takes the line away. */
export function sayNothing(): void {
  line.replaceChildren();
}

function say(...parts: (Node | string)[]): void {
  if (!line.isConnected) document.body.append(line);
  line.replaceChildren();
  // A screen reader announces only what is added to a status that is already there.
  requestAnimationFrame(() => line.append(make('p', {}, ...parts)));
}
