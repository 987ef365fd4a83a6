/** The script at the end of every page that Document.astro renders. */
import './theme-buttons.ts';
import './clicks.ts';
import './menus.ts';
import './offline.ts';
import './address-dialog.ts';
import './posters.ts';
import './prerender.ts';
import './pictures.ts';
