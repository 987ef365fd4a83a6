/** What a page does only once it is in use: see touch.ts, which fetches this file after the first touch. */
import './kept/begin.ts';
import './offer.ts';
import './register-worker.ts';
