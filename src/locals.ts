/** What pages are given, from what was composed. */
import type { Site } from './compose.ts';

export function localsOf({ catalogue, config }: Site): App.Locals {
  return { catalogue, siteUrl: config.siteUrl, page: { partial: false } };
}
