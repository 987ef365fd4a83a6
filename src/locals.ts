/** Returns the locals of one page. */
import type { Site } from './compose.ts';

export function localsOf({ catalogue, config }: Site): App.Locals {
  const { siteUrl, catalogueHost } = config;
  return {
    catalogue,
    siteUrl,
    hasFeed: catalogueHost === null,
    page: { partial: false, passing: false },
  };
}
