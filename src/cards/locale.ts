import { createContext, useContext } from 'react';
import type { Language } from '#/contract/language.ts';
import type { IslandTexts, Messages } from '#/messages/messages.ts';
import type { Paths } from '#/paths.ts';

/** What components need to know of the page's language. A server's Locale is one of these. */
export type IslandLocale = { language: Language; m: IslandTexts; paths: Paths };

/** The locale of a page that the server renders: with all texts. */
export type PageLocale = IslandLocale & { m: Messages };

/** Holds the locale of the page. The renderer and the hydration provide it. */
export const LocaleContext = createContext<IslandLocale | null>(null);

/** Returns the locale of the page. Throws outside a page. */
export function useLocale(): IslandLocale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('no locale: render components through src/runtime');
  return locale;
}

/** Returns the locale with all texts, for components that only the server renders. */
export function usePageLocale(): PageLocale {
  return useLocale() as PageLocale;
}
