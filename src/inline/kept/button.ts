/** Buttons that keep a title: their nuqta is lit while the list has it. */

import { dropTitle, KEPT_TITLES, keepTitle, keptTitles } from '#/stores/watchlist.ts';
import type { KeptTitle } from '#/stores/watchlist-titles.ts';
import { sayNothing, sayOutcome } from './say.ts';

const buttons = new Map<HTMLButtonElement, () => KeptTitle>();

/** Makes a button keep the title that it stands for, or take it from the list. */
export function keepBy(button: HTMLButtonElement, titleOf: () => KeptTitle): void {
  buttons.set(button, titleOf);
  show(button, titleOf, new Set(keptTitles().map(({ path }) => path)));
  button.onclick = () => {
    const title = titleOf();
    const wasKept = button.ariaPressed === 'true';
    const outcome = wasKept ? dropTitle(title.path) : keepTitle(title);
    if (wasKept && outcome === 'kept') sayNothing();
    else sayOutcome(outcome);
    showAll();
  };
}

/** Lights the buttons of what the list has. Another tab may have changed it. */
function showAll(): void {
  const kept = new Set(keptTitles().map(({ path }) => path));
  for (const [button, titleOf] of buttons) {
    if (button.isConnected) show(button, titleOf, kept);
    else buttons.delete(button);
  }
}

function show(button: HTMLButtonElement, titleOf: () => KeptTitle, kept: ReadonlySet<string>) {
  button.ariaPressed = `${kept.has(titleOf().path)}`;
}

addEventListener('storage', ({ key }) => {
  if (key === KEPT_TITLES || key === null) showAll();
});
// Back restores a page as it was when it was left.
addEventListener('pageshow', showAll);
