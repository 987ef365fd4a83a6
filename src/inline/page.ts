/** The script at the end of every page that Document.astro renders. */
import './clicks.ts';
import './keys.ts';
import './menus.ts';
import './offline.ts';
import './posters.ts';
import './prerender.ts';
import './pictures.ts';
import './touch.ts';
