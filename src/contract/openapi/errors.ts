/** The statuses of answers, and what the site does of each. */

export type Status = { status: string; means: string; site: string };

export const statuses: readonly Status[] = [
  { status: '200', means: 'The answer, as JSON in UTF-8.', site: 'Reads it.' },
  {
    status: '304',
    means: 'The answer that the call’s `If-None-Match` names has not changed.',
    site: 'Takes what it keeps for new. An answer 304 that nobody asked for is a failure.',
  },
  {
    status: '400',
    means:
      'A parameter is invalid: a page that is no whole number from 1, an id with other letters, for which ' +
      '404 does as well. An unknown parameter or `ui` is ignored. A search without a query finds nothing.',
    site: 'Shows that the call failed.',
  },
  {
    status: '404',
    means: 'There is no film, person, series, season, drama, genre or list of that name or id.',
    site:
      'Says that it was not found, for a minute without another call. At the address of a list, which ' +
      'every host has, it is a failure.',
  },
  { status: '410', means: 'It was withdrawn.', site: 'Takes it for 404.' },
  {
    status: '429',
    means: 'Too many calls.',
    site: 'Makes no call for as long as `Retry-After` says, a minute at most.',
  },
  {
    status: '503',
    means: 'The host can not answer now.',
    site:
      'Shows the last good answer, for a day at most. After five failures in a row it makes no call ' +
      'for 5 s. `Retry-After` counts, too.',
  },
];

/** Statuses of a failure that every call may answer with. */
export const FAILURES = ['400', '404', '410', '429', '503'] as const;
