/** Rules for every call, and the statuses of answers. Code stands between backticks. */

export type Rule = { about: string; text: string };

export const rules: readonly Rule[] = [
  {
    about: 'What has to be there',
    text:
      'Five calls make a site: popular and trending films, a movie, its complete film, and the search. ' +
      'Every other list answers 200 in its envelope without rows, and if it counts pages, with 1; lists by ' +
      'editors are the exception. Every other call answers 404.',
  },
  {
    about: 'Calls',
    text:
      'Each is a GET of an address under the host’s own, which may end in a path: `https://host.example/v2` ' +
      'with `/api/tmdb/popular?page=1` behind it. Browsers of other sites call, too: if they may, send ' +
      '`Access-Control-Allow-Origin: *`. The body is JSON in UTF-8.',
  },
  {
    about: 'Order of routes',
    text:
      '`/api/tmdb/{id}`, the person, catches what no other address has: try it last. A percent sign that ' +
      'encodes nothing gets 400 or 404, not 500. Unknown parameters are ignored.',
  },
  {
    about: 'Envelopes are strict, rows are not',
    text:
      'An answer in another envelope is a failure. A row without an id or a name is left out; a field of ' +
      'the wrong kind is ignored; an unknown field is passed over.',
  },
  {
    about: 'Pages',
    text:
      '`page` and the totals are numbers, not text: clients compare them. The total is the number of pages ' +
      'that there are. A page after the last one gets 200 with an empty list. No row stands on two ' +
      'pages. 20 rows are usual; the site reads 200.',
  },
  {
    about: 'Ids',
    text:
      'The id of a row opens its page: that of a film the call for the movie, and the id in that answer ' +
      'the call for the complete film. People bookmark pages, so an id stays for ever.',
  },
  {
    about: 'Players and pictures',
    text:
      'The site frames players of YouTube and archive.org, and shows pictures of the picture host, of ' +
      '`i.ytimg.com` (YouTube’s stills) and of archive.org. An operator sets others in EMBED_HOSTS and ' +
      'IMAGE_HOSTS, each of which takes the place of its default: name the hosts above again, YouTube as ' +
      '`www.youtube-nocookie.com`. What is not allowed counts as missing. Existing clients know one picture host, which is written into ' +
      'them: to show the pictures of your paths they have to be pointed at yours.',
  },
  {
    about: 'Limits',
    text:
      'The site waits 5 s for an answer, reads 5 MB of it, and makes 24 calls at once at most. It follows ' +
      'no redirect, and tries a lost connection once more. Of a search it reads 50 rows, of any list of a ' +
      'title 200; seasons, dramas, episodes and credits may be more. A title or a name has 500 letters, any ' +
      'other text 20,000, an address 2,048 characters.',
  },
  {
    about: 'Freshness',
    text:
      'The site takes an answer for fresh for 5 minutes, that of a search for one. `Cache-Control: max-age` ' +
      '(`s-maxage` comes first) shortens that, to 10 s at least, and never lengthens it. A stale answer is ' +
      'asked for again, with `If-None-Match` if it had an `ETag`; 304 makes it fresh. While the host fails ' +
      'the last good answer stands in for a day. Answers lie in memory, and unless they say `no-store` ' +
      'also on disk and in Redis.',
  },
  {
    about: 'A takedown',
    text:
      'Leave the link out, and answer 404 or 410 for what is gone. While the host answers, pages show a ' +
      'removed link for ten minutes at most, and caches before the site for two more. While it fails, ' +
      'old answers stand in.',
  },
  {
    about: 'Languages',
    text:
      'If a page of a list says `ui: true`, calls for pages in other languages have `ui=ur`, `ui=hi` or ' +
      '`ui=pa`: answer texts in that language where they are known, and say it in `overview_language` and ' +
      'the like. A name may stay, with all languages in `native_titles`; the title of a drama has to, ' +
      'because it opens its episodes. Until a page has said it, no call has the parameter.',
  },
  {
    about: 'Who calls',
    text:
      'The site sends `User-Agent: Manzar/` with its version, takes `br` and `gzip`, and sends ' +
      '`Authorization: Bearer` if it has a token for the host. Other clients send no header of their own.',
  },
];

/** The statuses of answers, and what the site does of each. */
type Status = { status: string; means: string; site: string };

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
