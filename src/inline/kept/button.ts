/** Buttons that keep a title: their nuqta is lit while the list has it. */

import type { ListedTitle } from '#/stores/watchlist.ts';
import { $watchlist, addTitle, removeTitle } from '#/stores/watchlist.ts';
import { sayNothing, sayOutcome } from './say.ts';

const buttons = new Map<HTMLButtonElement, () => ListedTitle>();

/** Makes a button keep the title that it stands for, or take it from the list. */
export function keepBy(button: HTMLButtonElement, titleOf: () => ListedTitle): void {
  buttons.set(button, titleOf);
  show(button, titleOf, new Set($watchlist.get().map(({ path }) => path)));
  button.onclick = () => {
    const title = titleOf();
    const wasKept = button.ariaPressed === 'true';
    const outcome = wasKept ? removeTitle(title.path) : addTitle(title);
    if (wasKept && outcome === 'saved') sayNothing();
    else sayOutcome(outcome);
    showAll();
  };
}

/** Lights the buttons of what the list has. Another tab may have changed it. */
function showAll(): void {
  const kept = new Set($watchlist.get().map(({ path }) => path));
  for (const [button, titleOf] of buttons) {
    if (button.isConnected) show(button, titleOf, kept);
    else buttons.delete(button);
  }
}

function show(button: HTMLButtonElement, titleOf: () => ListedTitle, kept: ReadonlySet<string>) {
  button.ariaPressed = `${kept.has(titleOf().path)}`;
}

$watchlist.listen(showAll);
