/** A row of the list: the title with what is known of it, and what a visitor does with it. */

import type { ListedTitle } from '#/stores/watchlist.ts';
import { markSeen, removeTitle } from '#/stores/watchlist.ts';
import { pictureOf } from './opened-list.ts';
import { hrefTo, make, nameIn, texts } from './page.ts';
import { sayUnlessKept } from './say.ts';

/** Makes the row of a title. `changed` is called once the list has changed. */
export function rowOf(title: ListedTitle, changed: () => void): HTMLLIElement {
  const { path, names, year, plays, seen, picture } = title;
  const [first, second] = names;
  const name = first?.[1] ?? '';
  const shown = make('span', {}, ...(first ? [nameIn('b', first)] : []));
  if (second) shown.append(nameIn('small', second));
  const known = [year, plays === null ? null : plays ? texts.playsHere : texts.playsNot];
  const note = known.filter((one) => one !== null).join(' · ');
  if (note) shown.append(make('small', {}, note));
  const link = make('a', { href: hrefTo(path) }, pictureOf(picture), shown);
  const press = (change: () => ReturnType<typeof removeTitle>) => () => {
    sayUnlessKept(change());
    changed();
  };
  const see = make(
    'button',
    {
      type: 'button',
      className: 'chip keep-seen',
      ariaLabel: texts.seen(name),
      ariaPressed: `${seen}`,
    },
    make('i', { className: 'nuqta' }),
    texts.seenShort,
  );
  see.onclick = press(() => markSeen(path, !seen));
  const remove = make(
    'button',
    { type: 'button', className: 'chip', ariaLabel: texts.remove(name) },
    texts.removeShort,
  );
  remove.onclick = press(() => removeTitle(path));
  return make('li', { className: 'keep-row' }, link, make('p', {}, see, remove));
}
