import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { Language } from '#/contract/language.ts';
import { fill } from '#/lib/fill.ts';
import { clock, type Position, writeTime } from '#/lib/film-time.ts';
import type { WatchlistTexts } from '#/site/messages/watchlist/texts.ts';
import { inLanguage, TIME } from '#/site/paths.ts';
import { type HistoryEntry, removeEntries } from '#/stores/history.ts';
import { sayOutcome } from '#/stores/notice.ts';
import { $playback, positionIn } from '#/stores/playback.ts';
import { leaveRow, TitleRow } from './title-row.tsx';

type HistoryRowsProps = {
  /** The page's language. */
  language: Language;
  texts: WatchlistTexts;
  entries: readonly HistoryEntry[];
  /** Selector of what gets the focus when the last row is removed. */
  otherwise: string;
};

/** Renders the history: each entry leads to its position, and to the next episode. Only browsers render it. */
export function HistoryRows({ language, texts, entries, otherwise }: HistoryRowsProps) {
  const playback = useStore($playback);
  const remove = (key: string) => (event: MouseEvent) => {
    const outcome = removeEntries(key);
    if (outcome === 'saved') leaveRow(event.currentTarget, otherwise);
    else sayOutcome(outcome, texts);
  };
  return (
    <ul className="title-rows">
      {entries.map((entry) => {
        const { key, path, names, picture, film, next } = entry;
        const position = film === null ? null : positionIn(film, playback);
        const title = names[0]?.[1] ?? '';
        return (
          <TitleRow
            key={key}
            language={language}
            path={position ? withTime(path, position, entry) : path}
            picture={picture}
            names={names}
            note={position ? textOf(position, texts) : ''}
          >
            {next && (
              <a className="chip" href={inLanguage(language, next.path)}>
                {fill(texts.next, { title: next.names[0]?.[1] ?? '' })}
              </a>
            )}
            <button
              type="button"
              className="chip"
              aria-label={fill(texts.remove, { title })}
              onClick={remove(key)}
            >
              {texts.removeShort}
            </button>
          </TitleRow>
        );
      })}
    </ul>
  );
}

/** Returns the address at which a film in one part plays from a position. A film in several parts offers it instead. */
function withTime(path: string, { part, seconds }: Position, { lengths }: HistoryEntry): string {
  return part === 0 && lengths.length < 2 ? `${path}&${TIME}=${writeTime(seconds)}` : path;
}

function textOf({ part, seconds }: Position, texts: WatchlistTexts): string {
  const time = clock(seconds);
  return part > 0 ? fill(texts.inPart, { part: part + 1, time }) : fill(texts.at, { time });
}
