/** The locals that all pages share. The address of a page adds the others. */
export type SiteLocals = Omit<App.Locals, 'language' | 'here' | 'indexable'>;

/** Returns the locals of one page, but what its address says. */
import type { Site } from './compose.ts';

export function localsOf({ catalogue, config }: Site): SiteLocals {
  const { siteUrl, catalogueHost } = config;
  return {
    catalogue,
    siteUrl,
    hasFeed: catalogueHost === null,
    page: { partial: false, passing: false },
  };
}
