/** What a page does only once it is in use: see touch.ts, which adds this file after the first touch. */
import './arrows.ts';
import './offer.ts';
import './posters.ts';
import './prerender.ts';
import './register-worker.ts';
// The last, because it waits for its texts.
import './watchlist-cards.ts';
