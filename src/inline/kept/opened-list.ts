/** The list of what was opened lately: on home, and on the page of what is kept. */

import { clock, type Place, writeTime } from '#/lib/film-time.ts';
import { TIME } from '#/paths.ts';
import { $history, type HistoryEntry, removeEntries } from '#/stores/history.ts';
import { placeIn } from '#/stores/playback.ts';
import { hrefTo, make, nameIn, texts } from './page.ts';
import { sayUnlessKept } from './say.ts';

/** Fills a list with what was opened lately. `changed` is called once something was removed. */
export function showOpened(list: Element, changed: () => void): void {
  list.replaceChildren(...$history.get().map((one) => rowOf(one, changed)));
}

function rowOf(opened: HistoryEntry, changed: () => void): HTMLLIElement {
  const { key, path, names, picture, film, next } = opened;
  const [first, second] = names;
  const title = first?.[1] ?? '';
  const place = film === null ? null : placeIn(film);
  const shown = make('span', {}, ...(first ? [nameIn('b', first)] : []));
  if (second) shown.append(nameIn('small', second));
  if (place) shown.append(make('small', {}, sayPlace(place)));
  const href = hrefTo(place ? atPlace(path, place, opened) : path);
  const link = make('a', { href }, pictureOf(picture), shown);
  const remove = make(
    'button',
    { type: 'button', className: 'chip', ariaLabel: texts.remove(title) },
    texts.removeShort,
  );
  remove.onclick = () => {
    sayUnlessKept(removeEntries(key));
    changed();
  };
  const ways = make('p', {}, remove);
  const [after] = next?.names ?? [];
  if (next && after) {
    ways.prepend(make('a', { className: 'chip', href: hrefTo(next.path) }, texts.next(after[1])));
  }
  return make('li', { className: 'keep-row' }, link, ways);
}

/** The address opens a film in one part at its place. One in parts offers it. */
function atPlace(path: string, { part, seconds }: Place, { lengths }: HistoryEntry): string {
  return part === 0 && lengths.length < 2 ? `${path}&${TIME}=${writeTime(seconds)}` : path;
}

function sayPlace({ part, seconds }: Place): string {
  return part > 0 ? texts.inPart(part + 1, clock(seconds)) : texts.at(clock(seconds));
}

/** Makes the picture of a row, or an empty frame. */
export function pictureOf(src: string | null): HTMLSpanElement {
  const frame = make('span', { className: 'picture' });
  if (src !== null)
    frame.append(make('img', { src, alt: '', loading: 'lazy', width: 72, height: 108 }));
  return frame;
}
