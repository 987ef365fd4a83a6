import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import { loadWatchlist, type WatchlistTexts } from '#/site/messages/watchlist/texts.ts';
import { emptyList } from '#/stores/device.ts';
import { $history, removeEntries } from '#/stores/history.ts';
import { sayOutcome } from '#/stores/notice.ts';
import { HistoryRows } from './history-rows.tsx';
import { island } from './island.tsx';

/** What gets the focus when the last entry is removed. */
const FOOTER = '.footer a';

/**
 * Renders the history at the end of home, once the footer is out of view, so that nothing visible moves. Few visitors
 * have a history, so its texts are fetched.
 */
export const ContinueWatching = island(function ContinueWatching({
  language,
}: {
  language: Language;
}) {
  const entries = useStore($history, { ssr: emptyList });
  const [texts, setTexts] = useState<WatchlistTexts | null>(null);
  useEffect(() => {
    const footer = document.querySelector('.footer');
    if (!footer) return;
    const watch = new IntersectionObserver(async ([entry]) => {
      if (!entry || entry.isIntersecting) return;
      watch.disconnect();
      setTexts((await loadWatchlist[language]()).watchlist);
    });
    watch.observe(footer);
    return () => watch.disconnect();
  }, [language]);

  if (!texts || entries.length === 0) return <i id="continue-watching" hidden />;
  const removeAll = ({ currentTarget }: MouseEvent) => {
    const outcome = removeEntries();
    if (outcome !== 'saved') sayOutcome(outcome, texts);
    else if (currentTarget === document.activeElement)
      document.querySelector<HTMLElement>(FOOTER)?.focus();
  };
  return (
    <section className="section" aria-labelledby="continue">
      <div className="section-head">
        <h2 id="continue">{texts.continueWatching}</h2>
        <button type="button" className="chip" onClick={removeAll}>
          {texts.removeAll}
        </button>
      </div>
      <HistoryRows language={language} texts={texts} entries={entries} otherwise={FOOTER} />
    </section>
  );
});
