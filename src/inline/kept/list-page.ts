/** Shows what the device keeps on the page `/kept`, and what another tab makes of it. */

import { $history } from '#/stores/history.ts';
import type { ListedTitle } from '#/stores/watchlist.ts';
import { $watchlist } from '#/stores/watchlist.ts';
import { fileWays } from './file.ts';
import { forgetWay } from './forget-way.ts';
import { showOpened } from './opened-list.ts';
import { language, texts } from './page.ts';
import './sheet.ts';
import { rowOf } from './title-row.ts';

const part = (id: string) => document.getElementById(`kept-${id}`) as HTMLElement;
const [newest, byName] = part('titles').querySelectorAll('button');
const names = new Intl.Collator(language);
const nameOf = ({ names }: ListedTitle) => names[0]?.[1] ?? '';

function inOrder(titles: readonly ListedTitle[]): readonly ListedTitle[] {
  if (byName?.ariaPressed === 'true') {
    return titles.toSorted((a, b) => names.compare(nameOf(a), nameOf(b)));
  }
  // Of titles that were kept at once, as by an import, the first stays first.
  return titles.toSorted((a, b) => b.at - a.at);
}

function showTitles(): void {
  const titles = inOrder($watchlist.get());
  const list = part('titles').querySelector('ul') as Element;
  list.replaceChildren(...titles.map((title) => rowOf(title, show)));
  (part('titles').querySelector('.kept-count') as Element).textContent = texts.count(titles.length);
  part('titles').hidden = titles.length === 0;
  part('empty').hidden = titles.length > 0;
}

function show(): void {
  const focused = focusIn();
  showTitles();
  showOpened(part('opened').querySelector('ul') as Element, show);
  part('opened').hidden = $history.get().length === 0;
  focused();
}

/** Notes where the focus is. Returns what gives it to the same place once the lists are made anew. */
function focusIn(): () => void {
  const active = document.activeElement;
  const list = active?.closest('.keep-rows');
  const at = [...(list?.children ?? [])].findIndex((row) => row.contains(active));
  const name = active?.getAttribute('aria-label');
  return () => {
    if (!list || at < 0) return;
    const same = [...list.querySelectorAll('button')].find((one) => one.ariaLabel === name);
    const row = list.children[Math.min(at, list.children.length - 1)];
    const next =
      same ??
      row?.querySelector<HTMLElement>('a') ??
      document.querySelector<HTMLElement>('#kept-empty a');
    next?.focus();
  };
}

for (const button of [newest, byName]) {
  button?.addEventListener('click', () => {
    for (const one of [newest, byName]) if (one) one.ariaPressed = `${one === button}`;
    show();
  });
}
fileWays(part('file'), show);
forgetWay(part('forget'), show);
$watchlist.listen(show);
$history.listen(show);
show();
