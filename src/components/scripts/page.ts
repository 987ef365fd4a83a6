/**
 * The script at the end of every page that Document.astro renders. Astro inlines it as long as no other script shares
 * a module with it. A file would be requested before the first interaction.
 */
// First: the others leave alone what it has prevented.
import './offline.ts';
import './clicks.ts';
import './early-dialog.ts';
import './failed-press.ts';
import './menus.ts';
import './pictures.ts';
import './first-interaction.ts';
