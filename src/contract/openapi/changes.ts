/** The versions of the contract, the newest first, and by which rules it changes. */

export type Change = { version: string; date: string; what: readonly string[] };

export const changes: readonly Change[] = [
  {
    version: '1.11.0',
    date: '2026-11-28',
    what: [
      '`/api/tmdb/discover/search`: a search page by page, of one kind if asked for. The envelope of a list says `search: true` where it is.',
      'Films and series may have `videos` besides the trailer, and `stills`.',
      'People may have `photographs`, and their titles may say `job`, and beside it `acts` for a part without a name.',
      'Punjabi, English and Hindi movies may take `watch`. A row of them without a player may say `release_date`: its card leads to the page of the film.',
      '`where_to_watch` may say `logos`: the logos of its services.',
      '`/api/tmdb/discover/movies` may take `service`, where its choices say `services`, and `keyword`, where its envelope says `keywords: true`. Films may say `keywords`, and `collection`: the list of films that they belong together with.',
    ],
  },
  {
    version: '1.10.0',
    date: '2026-11-28',
    what: [
      'Recently added movies, cartoons, songs and fitness videos may take `watch`. Their envelopes say `watchable: true` where they do; until then no call carries it.',
    ],
  },
  {
    version: '1.9.0',
    date: '2026-11-28',
    what: [
      'Films and series may say `where_to_watch`: the services of a country that show them.',
      'They may say `tagline`, `certificate` and `status`, and with people `imdb_id`, `wikidata_id` and `homepage`.',
      '`/api/tmdb/discover/series`: lists of series, narrowed by genre. The envelope of a list says `series: true` where they are.',
      'Episodes may say `air_date` and `runtime`, the first one `season`: its title, year and series.',
      'The titles of a person may say `year` and `character`.',
    ],
  },
  {
    version: '1.8.0',
    date: '2026-11-28',
    what: [
      'A basis may say `free`: the year in whose January a title becomes or became free in a country.',
      '`/api/free`: all titles whose basis says so. The envelope of a list says `free: true` where it is.',
      'Results of a search and the titles of a person may say `watchable`: cards show what plays.',
    ],
  },
  {
    version: '1.7.0',
    date: '2026-11-27',
    what: ['Songs and fitness videos may have `seconds`: cards say it where there are no views.'],
  },
  {
    version: '1.6.0',
    date: '2026-11-26',
    what: ['Captions may say `spoken: true`: what plays speaks their language.'],
  },
  {
    version: '1.5.0',
    date: '2026-11-25',
    what: [
      '`/api/tmdb/upcoming` may have `year`. Its envelope says `years: true` where it takes one; until then no call carries it.',
    ],
  },
  {
    version: '1.4.0',
    date: '2026-11-24',
    what: [
      '`/api/tmdb/discover/movies`: all films, narrowed by genre, language, country, decade, length and what plays. The envelope of a list says `discover: true` where it is.',
      'No version has the number 1.3.0: nothing of the contract changed between 1.2.0 and this one.',
    ],
  },
  {
    version: '1.2.0',
    date: '2026-11-24',
    what: [
      'Lists by editors: `/api/lists` and `/api/lists/{name}`. The envelope of popular films says `lists: true` where they are.',
      'A row that plays may name `captions`.',
    ],
  },
  {
    version: '1.1.0',
    date: '2026-11-24',
    what: [
      'The envelope of a page may say `ui: true`: the host knows the parameter `ui`. Until then no call carries it.',
      'The site asks with `If-None-Match` where the host gave an `ETag`, and takes 304 for an answer.',
      'The site obeys `max-age`, `s-maxage` and `no-store`, and sends a bearer token if it has one.',
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-21',
    what: ['The 28 calls, as the first hosts answered them, and the extras of the open catalogue.'],
  },
];

/** The version of the contract: major for what existing clients notice, minor for what is added. */
export const CONTRACT_VERSION = changes[0]?.version ?? '';

/** What a later version may add. A client passes over what it does not know. */
export const mayBeAdded: readonly string[] = [
  'A field of a row or an envelope, always as an extra: no host has to send it.',
  'A parameter of a call that may be left out. Without it a call answers as before.',
  'A call. A host without it answers 404, and the site shows the rest.',
  'A value of `media_type` or of the kind of a basis. A client takes an unknown one for none.',
];

/** What stays for as long as the major version does. */
export const neverChanges: readonly string[] = [
  'The address of a call, and the names and values of its parameters.',
  'The envelope of a call, and under which key its rows stand.',
  'The name, the kind and the meaning of a field that every host has to send.',
  'That an extra is an extra: none becomes a field that a host has to send.',
  'That calls are GET without a body, and need no header.',
];
