/** What the site does of a fault, by the field that has it. */
import type { CallName } from '#/contract/calls.ts';

export const LEFT_OUT = 'The site leaves the row out.';
export const IGNORED = 'The site does without the field.';
export const NO_PICTURE = 'The site shows a painted sheet in place of the picture.';
/** The site reads a little more than the contract has. */
export const TAKEN = 'The site takes it for what is meant. Other clients do not.';
export const NO_PLAYER = 'The site shows it as one that does not play.';
export const NO_CAPTIONS = 'The site reads no captions of a remote host: leave the field out.';

const OUTCOMES: [fields: RegExp, effect: string][] = [
  [
    /^(page|total_pages|totalPages)$/,
    'The button for more is hidden, or leads to a page without rows.',
  ],
  [/^(id|_id)$/, LEFT_OUT],
  [/^(own_id|movie_id)$/, 'The card leads to another page, or to none.'],
  [/(^poster|_path$|^photo$|^backdrop$)/, NO_PICTURE],
  [/^(links|trailer|trailerKey|key)$/, NO_PLAYER],
  [/^(title|name|movieTitle|trailerName)$/, 'The site shows it as Untitled, or leaves it out.'],
  [/^vote_average$/, 'The site shows no rating.'],
  [/^(release_date|first_air_date|birthday|deathday|year)$/, 'The site shows no date.'],
  [/^episodeNumber$/, 'The episode comes last in its list.'],
  [/^(first_watchable|watchable|playing)$/, 'The site does not say what plays.'],
];

/** What says that a call failed, where it is not the list that was asked for. */
const SAYS: Partial<Record<CallName, string>> = {
  search: 'the search',
  complete: 'the dialog of the page',
  seriesVideos: 'the dialog of the page',
  movie: 'the page',
  person: 'the page',
  series: 'the page',
  list: 'the page',
  seasonEpisodes: 'the page',
  dramaEpisodes: 'the page',
};

/** Returns what the site does where a call has no answer of use. */
export function failsOf(call: CallName): string {
  return `The site says that ${SAYS[call] ?? 'the list'} failed, or shows its last good answer.`;
}

/** Returns what the site does where a field is wrong. */
export function outcomeOf(field: string): string {
  return OUTCOMES.find(([fields]) => fields.test(field))?.[1] ?? IGNORED;
}

const PICTURES = /^(poster|posterimage|posterUrl|posterPath|backdrop|photo|\w+_path)$/;
const PLAYERS = /^(links|trailer|trailerKey)$/;
/** Returns what the site does where a field names what a call does not have, and what mends it. */
export function nowhereOf(call: CallName, field: string): string {
  if (call === 'complete') {
    return 'Existing clients show nothing of `Play Movie`: answer 200 with empty `links`.';
  }
  const shown = 'The card leads to a page that says that it was not found.';
  return /credits/.test(field)
    ? `${shown} If it is a drama, a song or a clip, say so in \`media_type\`.`
    : shown;
}

const TOTALS = /^total_?pages$/i;
const COUNTS = /^(page|total_pages|totalPages|total_results|playing|episodeNumber|runtime|year)$/;
export const isCount = (field: string) => COUNTS.test(field);
export const isTotal = (field: string) => TOTALS.test(field);
export const isPicture = (field: string) => PICTURES.test(field);
export const isPlayer = (field: string) => PLAYERS.test(field);
