/** What pages are given, from what was composed. */
import type { Site } from './compose.ts';

export function localsOf({ catalogue, host, config }: Site): App.Locals {
  const { siteUrl, imageHost } = config;
  return { catalogue, host, siteUrl, imageHost, page: { partial: false } };
}
