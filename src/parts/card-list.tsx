import { memo, type ReactNode } from 'react';
import type { EditorList, ListEntry } from '#/contract/rows/list.ts';
import { countPlaying } from '#/contract/rows/playable.ts';
import { markOf, named } from '#/lib/named.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import type { CardItem, CardItems, CardKind } from '#/site/card-items.ts';
import type { Locale } from '#/site/locale.ts';
import { targetPath } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import {
  type CardContext,
  movieCard,
  personCard,
  playableCard,
  seriesCard,
  trailerCard,
} from './cards.tsx';
import { KINDS } from './kinds.ts';
import { clipCard, dramaCard, episodeCard, freeCard, seasonCard } from './more-cards.tsx';
import { Picture } from './picture.tsx';
import { PlaySign } from './play-sign.tsx';

/** Number of posters on a list's card. */
const STRIP = 4;

/** Renders a list's card: its first posters, its name, how much of it plays, and what it is about. */
function listCard(list: EditorList, { eager, language, m, paths }: CardContext) {
  const { id, entries, overview } = list;
  const { first, firstLang } = named(list.title, list.names, language);
  const { playing, total } = countPlaying(entries);
  return (
    <li className="card list" key={id}>
      <a href={paths.list(id)}>
        <span className="strip">
          {entries.slice(0, STRIP).map((entry) => (
            <Picture key={entry.id} picture={pictureOf(entry)} size="w185" eager={eager} />
          ))}
        </span>
        <b className="card-title" lang={firstLang}>
          <bdi>{first ?? m.untitled}</bdi>
        </b>
        {total > 0 && <small className="card-note">{m.playHere(playing, total)}</small>}
      </a>
      {overview && <p {...markOf(overview, list.overviewLanguage, language)}>{overview}</p>}
    </li>
  );
}

/** Renders an entry's card, which links to its page: poster, title, year, kind, and why it is there. */
function entryCard(entry: ListEntry, { eager, language, m, paths }: CardContext) {
  const { kind, id, title, names, year, why } = entry;
  const note = [year, kind && m[KINDS[kind].one]];
  return (
    <li className="card entry" key={`${kind} ${id}`}>
      <a href={targetPath(paths, entry)}>
        <Picture picture={pictureOf(entry)} size="w185" eager={eager} />
        <span>
          <Caption
            language={language}
            title={title ?? m.untitled}
            names={names}
            note={note.filter(Boolean).join(' · ')}
            off={entry.watchable === false && m.notWatchable}
          />
        </span>
        {entry.watchable && <PlaySign label={m.playSign} />}
      </a>
      {why && <p {...markOf(why, entry.whyLanguage, language)}>{why}</p>}
    </li>
  );
}

function pictureOf({ kind, picture, title, year }: ListEntry) {
  return picture ?? (kind === 'person' ? nicheFor(title) : sheetFor(title, year));
}

const CARDS: { [K in CardKind]: (item: CardItems[K], context: CardContext) => ReactNode } = {
  movie: movieCard,
  playable: playableCard,
  trailer: trailerCard,
  person: personCard,
  series: seriesCard,
  season: seasonCard,
  drama: dramaCard,
  episode: episodeCard,
  clip: clipCard,
  list: listCard,
  entry: entryCard,
  free: freeCard,
};

type CardListProps = Partial<Pick<CardContext, 'dialogTitle' | 'twoLines' | 'saidAbove'>> & {
  kind: CardKind;
  items: readonly CardItem[];
  locale: Locale;
  /** Address that the cards' links extend. */
  base: string;
  /** Number of cards whose pictures load eagerly: those in view at first paint. */
  eager?: number;
};

/**
 * Renders cards of one kind as list items, on the server. One component renders them all: React's
 * server renderer handles a list in one component five times as fast as one component per card. Lists are memos,
 * which @astrojs/react knows by their type: it renders any other component once more to see whose it is.
 */
export const CardList = memo(function CardList(props: CardListProps) {
  const { kind, items, locale, base, eager = 0, dialogTitle, twoLines, saidAbove } = props;
  // The cast is safe: the tables in src/site pair each call with a card for its items.
  const card = CARDS[kind] as (item: CardItem, context: CardContext) => ReactNode;
  return (
    <>
      {items.map((item, index) =>
        card(item, {
          ...locale,
          base,
          eager: index < eager,
          dialogTitle,
          twoLines,
          saidAbove,
        }),
      )}
    </>
  );
});
