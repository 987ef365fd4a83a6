/** What a page does only once it is in use: after-interaction.ts imports it. */
import '#/islands/prefetch.ts';
import './arrows.ts';
import './editors.ts';
import './moving-posters.ts';
import './offer-language.ts';
import './posters.ts';
import './prerender.ts';
import './dictionary.ts';
import './price.ts';
import './register-worker.ts';
// The last one, because it awaits its texts.
import './watchlist-cards.ts';
