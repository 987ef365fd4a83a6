/** The site on the open catalogue that all tests of a run share: to start one takes seconds of a processor. */
import { startSite } from './site.ts';

/** Playwright calls this before all tests, and what it returns after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SHARED_SITE = site.url;
  return site.stop;
}
