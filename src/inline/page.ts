/** Runs at the end of every page: its theme's buttons, and what the browser's own menus lack. */
import { modalFromAddress } from './address-dialog.ts';
import { listenForClicks } from './clicks.ts';
import { focusSearch } from './menus.ts';
import { hideBrokenPictures } from './pictures.ts';
import { morphPosters } from './posters.ts';
import { prerenderOnHover } from './prerender.ts';
import { showTheme } from './theme-buttons.ts';

export default function start(): void {
  showTheme();
  listenForClicks();
  focusSearch();
  modalFromAddress();
  morphPosters();
  prerenderOnHover();
  hideBrokenPictures();
}
