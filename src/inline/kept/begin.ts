/**
 * What the device keeps, on every page: buttons on cards and on pages of details, and a note of what is
 * opened. See touched.ts, which fetches this after the first touch.
 */
import { paths } from '#/paths.ts';
import { updateTitle } from '#/stores/watchlist.ts';
import { keepBy } from './button.ts';
import { lightCards } from './cards.ts';
import { continueOnHome } from './continue.ts';
import { here } from './page.ts';
import { takesSheets } from './sheet.ts';
import { playsIn, titleInHero } from './titles.ts';
import { watchPlayers } from './watch.ts';

const button = document.querySelector<HTMLButtonElement>('button.keep');
if (button) {
  const { path, names, year, plays, picture } = titleInHero(button);
  updateTitle(path, { names, year, plays, picture });
  keepBy(button, () => titleInHero(button));
}
const { plays } = document.querySelector<HTMLElement>('.page')?.dataset ?? {};
if (plays !== undefined) updateTitle(here, { plays: playsIn(plays) });
if (takesSheets) lightCards();
watchPlayers();
if (here === paths.home) continueOnHome();
