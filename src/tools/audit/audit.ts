import type { Seed } from '#/host/catalogue/files/folder.ts';
import { misspelt } from './letters.ts';
import { withoutName, withoutText } from './named.ts';
import { withoutNative, wrongNative } from './natives.ts';
import { protectedAtHome } from './origins.ts';
import { maybeOne, maybeTwo } from './people.ts';
import { notesAsReasons, withoutBasis } from './players.ts';
import { wrongTerms } from './terms.ts';
import { sharedTexts } from './texts.ts';

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
