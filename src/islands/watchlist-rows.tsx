import type { MouseEvent } from 'react';
import type { Language } from '#/contract/language.ts';
import { fill } from '#/lib/fill.ts';
import type { WatchlistTexts } from '#/site/messages/watchlist/texts.ts';
import type { Outcome } from '#/stores/device.ts';
import { sayOutcome } from '#/stores/notice.ts';
import { type ListedTitle, markSeen, removeTitle } from '#/stores/watchlist.ts';
import { leaveRow, TitleRow } from './title-row.tsx';

type WatchlistRowsProps = {
  /** The page's language. */
  language: Language;
  texts: WatchlistTexts;
  titles: readonly ListedTitle[];
  /** Selector of what gets the focus when the last row is removed. */
  otherwise: string;
};

/** Renders the titles of the watchlist. */
export function WatchlistRows({ language, texts, titles, otherwise }: WatchlistRowsProps) {
  const say = (outcome: Outcome) => {
    if (outcome !== 'saved') sayOutcome(outcome, texts);
  };
  const remove = (path: string) => (event: MouseEvent) => {
    const outcome = removeTitle(path);
    if (outcome === 'saved') leaveRow(event.currentTarget, otherwise);
    say(outcome);
  };
  return (
    <ul className="title-rows">
      {titles.map(({ path, names, picture, year, plays, seen }) => {
        const title = names[0]?.[1] ?? '';
        const here = plays === null ? null : plays ? texts.playsHere : texts.playsNot;
        return (
          <TitleRow
            key={path}
            language={language}
            path={path}
            picture={picture}
            names={names}
            note={[year, here].filter((one) => one !== null).join(' · ')}
          >
            <button
              type="button"
              className="chip"
              aria-label={fill(texts.seen, { title })}
              aria-pressed={seen}
              onClick={() => say(markSeen(path, !seen))}
            >
              {texts.seenShort}
            </button>
            <button
              type="button"
              className="chip"
              aria-label={fill(texts.remove, { title })}
              onClick={remove(path)}
            >
              {texts.removeShort}
            </button>
          </TitleRow>
        );
      })}
    </ul>
  );
}
