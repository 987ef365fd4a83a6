/** Functions that render cards of lists by editors, and of what stands in such a list. */
import { countPlaying, type EditorList, type ListEntry } from '#/contract/list.ts';
import { markOf, named } from '#/lib/named.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import { targetPath } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import type { CardContext } from './cards.tsx';
import { KINDS } from './kinds.ts';
import { Picture } from './picture.tsx';

/** Number of posters on a list's card. */
const STRIP = 4;

/** Renders a list's card: its first posters, its name, how much of it plays, and what it is about. */
export function listCard(list: EditorList, { eager, language, m, paths }: CardContext) {
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
export function entryCard(entry: ListEntry, { eager, language, m, paths }: CardContext) {
  const { kind, id, title, names, year, why } = entry;
  const note = [year, kind && m[KINDS[kind].one], entry.watchable === false && m.notWatchable];
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
          />
        </span>
      </a>
      {why && <p {...markOf(why, entry.whyLanguage, language)}>{why}</p>}
    </li>
  );
}

function pictureOf({ kind, picture, title, year }: ListEntry) {
  return picture ?? (kind === 'person' ? nicheFor(title) : sheetFor(title, year));
}
