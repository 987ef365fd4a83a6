/** The line at the foot of the screen that says the result of a change, until the next one. */
import type { Language } from '#/contract/language.ts';
import type { WatchlistTexts } from '#/site/messages/watchlist/texts.ts';
import { inLanguage, WATCHLIST } from '#/site/paths.ts';
import type { Outcome } from './device.ts';

/** Says the result of a change. Removing a title needs no words. */
export function sayOutcome(outcome: Outcome | 'most' | 'removed', texts: WatchlistTexts): void {
  const line = document.querySelector('.notice') ?? document.createElement('div');
  line.className = 'notice';
  line.role = 'status';
  if (!line.isConnected) document.body.append(line);
  line.replaceChildren();
  if (outcome === 'removed') return;
  const sentence = document.createElement('p');
  sentence.append(texts[outcome]);
  if (outcome !== 'refused') sentence.append(' ', linkToList(texts));
  // Screen readers announce only what is added to an existing status.
  requestAnimationFrame(() => line.append(sentence));
}

function linkToList({ yourList }: WatchlistTexts): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = inLanguage(document.documentElement.lang as Language, WATCHLIST);
  link.append(yourList);
  return link;
}
