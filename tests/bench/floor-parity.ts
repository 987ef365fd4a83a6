/**
 * The floor is written by hand. It is a fair comparison only while it shows what the site shows, and
 * has no script, no transition and nothing that delays its first paint.
 */
import { readFileSync } from 'node:fs';
import { benchPages } from './pages.ts';
import { differenceOf } from './shown.ts';

const DELAYS = /<script|view-transition|rel="?(?:expect|stylesheet)|<link [^>]*\.css/;

/** Throws if a page of the floor differs from the site's page, and says how. */
export async function expectParity(site: string): Promise<void> {
  const said: string[] = [];
  for (const [name, path] of Object.entries(benchPages)) {
    const file = `tests/bench/floor/${name}.html`;
    const floor = readFileSync(file, 'utf8');
    if (DELAYS.test(floor)) said.push(`${file} has what delays its first paint`);
    const page = await (await fetch(site + path)).text();
    const differences = differenceOf(floor, page);
    if (differences.length > 0) {
      said.push(`${file}: write into it what + shows, take out what - shows`, ...differences);
    }
  }
  if (said.length > 0) throw new Error(said.join('\n'));
}
