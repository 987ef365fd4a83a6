/** What pages are given, from what was composed. */
import type { Site } from './compose.ts';

export function localsOf({ catalogue, host, config }: Site): App.Locals {
  return { catalogue, host, siteUrl: config.siteUrl, imageHost: config.imageHost };
}
