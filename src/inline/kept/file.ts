/** The list as a file: saved, and read again. */

import { $watchlist, importTitles } from '#/stores/watchlist.ts';
import { asCsv, asJson, readFile } from '#/stores/watchlist-file.ts';
import { language, make, texts } from './page.ts';

/** Makes the buttons of a part of the page save the list and read a file. `changed`: the list has changed. */
export function fileWays(part: HTMLElement, changed: () => void): void {
  part.hidden = false;
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-as]')) {
    const isCsv = button.dataset.as === 'csv';
    button.onclick = () => {
      const titles = $watchlist.get();
      if (isCsv) save('manzar.csv', 'text/csv', asCsv(titles));
      else save('manzar.json', 'application/json', asJson(titles));
    };
  }
  const input = part.querySelector('input') as HTMLInputElement;
  const said = part.querySelector('[role=status]') as Element;
  input.onchange = async () => {
    const text = await input.files?.[0]?.text().catch(() => '');
    if (text === undefined) return;
    said.textContent = take(text, part.dataset.database !== undefined);
    // The same file may be chosen again.
    input.value = '';
    changed();
  };
}

/** Adds a file's titles to the list. Returns what became of it, in words. */
function take(text: string, hasDatabase: boolean): string {
  const titles = readFile(text, { now: Date.now(), language, hasDatabase });
  if (titles === null) return texts.unreadable;
  const { outcome, added, known, left } = importTitles(titles);
  return outcome === 'saved' ? texts.imported(added, known, left) : texts[outcome];
}

function save(download: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make('a', { href, download }).click();
  // The browser has taken it once the press is over.
  setTimeout(() => URL.revokeObjectURL(href));
}
