import type { Config } from '#/config.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { openCatalogue } from '#/host/open.ts';
import { folderOf } from '#/host/places.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { misspelt, withoutNative, wrongNative } from './letters.ts';
import { countLists, type ListCount } from './lists.ts';
import { withoutName, withoutText } from './named.ts';
import { maybeOne, maybeTwo } from './people.ts';
import { notesAsReasons, protectedAtHome, withoutBasis } from './players.ts';
import { sourcesOf } from './sources.ts';
import { wrongTerms } from './terms.ts';
import { sharedTexts, sharedWithPlots } from './texts.ts';

type Checks = Record<string, (seed: Seed, now: Date) => string[]>;

/** What the open catalogue has, but an editor's own folder may lack: these finds are no mistakes. */
export const GAPS: Checks = {
  'Without a name in a language of pages': withoutName,
  'Without a text in a language of pages': withoutText,
};

/** Everything that the audit finds in files alone, on the day `now`. Each check returns one line for each find. */
export const CHECKS: Checks = {
  'One person under two names?': (seed) => maybeOne(seed),
  'Two people under one name?': (seed) => maybeTwo(seed),
  'Without a native title': withoutNative,
  'Native titles of another language': wrongNative,
  'Letters of another language': misspelt,
  'Players without a basis': withoutBasis,
  'Players of titles that are not free where they come from': protectedAtHome,
  'Notes in place of a reason': notesAsReasons,
  'Terms that can not be': wrongTerms,
  'Texts that share eight words with another of ours': (seed) => sharedTexts(seed).shared,
};

/**
 * Prints what somebody should look up in a catalogue's files, and how many entries of each list play.
 * Compares the texts with a file of plots too, if one is given. Returns the exit code: 1 if there is
 * anything to look up but a name or a text in a further language.
 */
export async function audit(config: Config, plots: string | undefined): Promise<number> {
  const seed = loadSeed(folderOf(config));
  const now = new Date();
  let finds = 0;
  const report = (check: string, found: readonly string[]) => {
    console.log(`${check}: ${found.length === 0 ? 'none' : found.length}`);
    for (const line of found) console.log(`  ${line}`);
    return found.length;
  };
  report('Texts in which facts were read', sourcesOf(seed));
  for (const [check, find] of Object.entries(GAPS)) report(check, find(seed, now));
  for (const [check, find] of Object.entries(CHECKS)) finds += report(check, find(seed, now));
  if (plots !== undefined) {
    const compared = await sharedWithPlots(plots, sharedTexts(seed).runs);
    const check = `Texts that share eight words with one of ${compared.plots} plots`;
    finds += report(check, compared.shared);
  }
  const { siteUrl } = config;
  const db = openCatalogue(':memory:', { seed, log: console.log, shown: config });
  for (const line of table(countLists({ db, siteUrl, now: () => now }))) console.log(line);
  db.close();
  return finds > 0 ? 1 : 0;
}

function table(counts: readonly ListCount[]): string[] {
  const row = (list: string, ...cells: (string | number)[]) =>
    list.padEnd(24) + cells.map((cell) => String(cell).padStart(8)).join('');
  return [
    row('List', 'entries', 'play', 'ours'),
    ...counts.map(({ list, entries, play, ours }) => row(list, entries, play, ours)),
  ];
}
