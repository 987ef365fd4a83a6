/** Returns the locals of one page. */
import type { Site } from './compose.ts';

export function localsOf({ catalogue, config }: Site): App.Locals {
  return { catalogue, siteUrl: config.siteUrl, page: { partial: false } };
}
