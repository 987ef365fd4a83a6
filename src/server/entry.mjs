// The entry of the built server, copied beside it as it is: `node dist/server/entry.mjs` serves the site, and so does
// a process manager that imports it. An older Node reads it to say what it lacks: old syntax, no other imports.
import { ENOUGH, isEnough } from './node-version.mjs';

/** What Astro builds of site.ts. The compiler does not look for it before it is built. */
const site = './site.mjs';

if (isEnough(process.versions.node)) {
  import(site).then(({ start }) => start(import.meta.main));
} else {
  console.error(`This is Node ${process.versions.node}, and the site needs ${ENOUGH}.`);
  process.exit(1);
}
