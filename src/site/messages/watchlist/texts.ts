/**
 * The texts of a visitor's list and history. `{title}` and the like are filled by src/lib/fill.ts. Where the server
 * does not know whether they will be shown, browsers fetch those of the page's language.
 */
import type { Language } from '#/contract/language.ts';
import type { watchlist } from './watchlist-en.ts';

export type WatchlistTexts = { readonly [Key in keyof typeof watchlist]: string };

export const loadWatchlist: Record<Language, () => Promise<{ watchlist: WatchlistTexts }>> = {
  en: () => import('./watchlist-en.ts'),
  ur: () => import('./watchlist-ur.ts'),
  hi: () => import('./watchlist-hi.ts'),
  pa: () => import('./watchlist-pa.ts'),
};
