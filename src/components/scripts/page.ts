/**
 * The script at the end of every page that Document.astro renders. Astro writes it into the page as long as
 * no other script shares a module with it: a file would load before the first touch.
 */
import './clicks.ts';
import './menus.ts';
import './offline.ts';
import './pictures.ts';
import './touch.ts';
