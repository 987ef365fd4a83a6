import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import { fill } from '#/lib/fill.ts';
import type { WatchlistTexts } from '#/site/messages/watchlist/texts.ts';
import { pathsIn } from '#/site/paths.ts';
import { emptyList } from '#/stores/device.ts';
import { forgetDevice } from '#/stores/forget-device.ts';
import { $history } from '#/stores/history.ts';
import { $playback, forgetPlayers } from '#/stores/playback.ts';
import { $watchlist, type ListedTitle } from '#/stores/watchlist.ts';
import { HistoryRows } from './history-rows.tsx';
import { island } from './island.tsx';
import { ListFile } from './list-file.tsx';
import { WatchlistRows } from './watchlist-rows.tsx';

type Words =
  | 'heading'
  | 'order'
  | 'newest'
  | 'byName'
  | 'empty'
  | 'emptyHint'
  | 'popular'
  | 'home'
  | 'file'
  | 'fileHint'
  | 'asJson'
  | 'asCsv'
  | 'fromFile'
  | 'forget'
  | 'forgetHint'
  | 'forgetNow';
export type ListPageTexts = WatchlistTexts & Readonly<Record<Words, string>>;

type WatchlistPageProps = {
  /** The page's language. */
  language: Language;
  texts: ListPageTexts;
  /** Whether the numbers of the movie database lead to pages of this site. */
  hasDatabase: boolean;
};

/**
 * Renders the watchlist and the history, and what a visitor can do with them. Only the device has them: the server
 * renders an empty list.
 */
export const WatchlistPage = island(function WatchlistPage({
  language,
  texts,
  hasDatabase,
}: WatchlistPageProps) {
  const titles = useStore($watchlist, { ssr: emptyList });
  const entries = useStore($history, { ssr: emptyList });
  const [byName, setByName] = useState(false);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const paths = pathsIn(language);
  const count = titles.length === 1 ? texts.countOne : texts.countMany;
  return (
    <>
      <section id="watchlist" aria-label={texts.heading} hidden={titles.length === 0}>
        <div className="section-head">
          <p className="watchlist-count" role="status">
            {fill(count, { n: titles.length })}
          </p>
          <fieldset className="watchlist-order" aria-label={texts.order}>
            <button
              type="button"
              className="chip"
              aria-pressed={!byName}
              onClick={() => setByName(false)}
            >
              {texts.newest}
            </button>
            <button
              type="button"
              className="chip"
              aria-pressed={byName}
              onClick={() => setByName(true)}
            >
              {texts.byName}
            </button>
          </fieldset>
        </div>
        <WatchlistRows
          language={language}
          texts={texts}
          titles={inOrder(titles, byName, language)}
          otherwise="#list-empty a"
        />
      </section>
      <div className="empty" id="list-empty" hidden={titles.length > 0}>
        <h2>{texts.empty}</h2>
        <p>{texts.emptyHint}</p>
        <a className="button" href={paths.popular}>
          {texts.popular}
        </a>{' '}
        <a className="button button-second" href={paths.home}>
          {texts.home}
        </a>
      </div>
      {entries.length > 0 && (
        <section id="history" aria-labelledby="history-head">
          <div className="section-head">
            <h2 id="history-head">{texts.continueWatching}</h2>
          </div>
          <HistoryRows
            language={language}
            texts={texts}
            entries={entries}
            otherwise="#list-file button"
          />
        </section>
      )}
      {mounted && <ListFile language={language} texts={texts} hasDatabase={hasDatabase} />}
      {mounted && <ForgetPlayers texts={texts} />}
      {mounted && <ForgetAll texts={texts} />}
    </>
  );
});

/** Returns the titles by their first name, or the newest first. Titles of one import stay in their order. */
function inOrder(titles: readonly ListedTitle[], byName: boolean, language: Language) {
  const nameOf = ({ names }: ListedTitle) => names[0]?.[1] ?? '';
  const compare = (a: ListedTitle, b: ListedTitle) =>
    byName ? nameOf(a).localeCompare(nameOf(b), language) : b.at - a.at;
  return titles.toSorted(compare);
}

/** Renders the button that deletes what players have saved, if they have saved anything. */
function ForgetPlayers({ texts }: { texts: ListPageTexts }) {
  const playback = useStore($playback);
  const [said, setSaid] = useState('');
  const isEmpty = Object.values(playback)
    .flat()
    .every((value) => value === null);
  const forget = () => {
    forgetPlayers();
    setSaid(texts.playersForgotten);
  };
  if (isEmpty && said === '') return null;
  return (
    <section className="watchlist-file">
      <button type="button" className="chip" onClick={forget}>
        {texts.forgetPlayers}
      </button>
      <p role="status">{said}</p>
    </section>
  );
}

/** Renders the button that deletes everything on the device, inside a `<details>`. It says when all is deleted. */
function ForgetAll({ texts }: { texts: ListPageTexts }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const forget = async () => {
    if (busy) return;
    setBusy(true);
    setSaid('');
    setSaid((await forgetDevice()) ? texts.forgotten : texts.notForgotten);
    setBusy(false);
  };
  return (
    <details id="forget-all">
      <summary>{texts.forget}</summary>
      <p>{texts.forgetHint}</p>
      <button type="button" className="chip" aria-busy={busy} onClick={() => void forget()}>
        {texts.forgetNow}
      </button>
      <p role="status">{said}</p>
    </details>
  );
}
