import { type ChangeEvent, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import { fill } from '#/lib/fill.ts';
import { $watchlist, importTitles } from '#/stores/watchlist.ts';
import { asCsv, asJson, readFile } from '#/stores/watchlist-file.ts';
import type { ListPageTexts } from './WatchlistPage.tsx';

type ListFileProps = {
  /** The page's language. */
  language: Language;
  texts: ListPageTexts;
  /** Whether the numbers of the movie database lead to pages of this site. */
  hasDatabase: boolean;
};

/** Renders the buttons that export the watchlist to a file, and import one. */
export function ListFile({ language, texts, hasDatabase }: ListFileProps) {
  const [said, setSaid] = useState('');
  const read = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = await input.files?.[0]?.text().catch(() => '');
    if (text === undefined) return;
    const titles = readFile(text, { now: Date.now(), language, hasDatabase });
    setSaid(titles === null ? texts.unreadable : add(titles));
    // Otherwise choosing the same file again fires no event.
    input.value = '';
  };
  const add = (titles: Parameters<typeof importTitles>[0]) => {
    const { outcome, ...counts } = importTitles(titles);
    return outcome === 'saved' ? fill(texts.imported, counts) : texts[outcome];
  };
  return (
    <section id="list-file" aria-labelledby="list-file-head">
      <div className="section-head">
        <h2 id="list-file-head">{texts.file}</h2>
        <p>{texts.fileHint}</p>
      </div>
      <div className="watchlist-file">
        <button
          type="button"
          className="chip"
          onClick={() => save('manzar.json', 'application/json', asJson($watchlist.get()))}
        >
          {texts.asJson}
        </button>
        <button
          type="button"
          className="chip"
          onClick={() => save('manzar.csv', 'text/csv', asCsv($watchlist.get()))}
        >
          {texts.asCsv}
        </button>
        <label className="chip">
          {texts.fromFile}
          <input
            type="file"
            accept=".json,.csv,application/json,text/csv"
            onChange={(event) => void read(event)}
          />
        </label>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}

function save(download: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download }).click();
  // The download has started once the click is over.
  setTimeout(() => URL.revokeObjectURL(href));
}
