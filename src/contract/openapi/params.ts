/** The parameters of calls, in words and as JSON Schema. */
import { type CallName, calls } from '../calls.ts';
import { ENGLISH, languages } from '../language.ts';
import * as kinds from '../params.ts';
import { ID } from '../raw.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: {
    type?: 'integer' | 'string';
    enum?: readonly string[];
    default?: string | number;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
    minimum?: number;
    maximum?: number;
    multipleOf?: number;
  };
};

type KindWords = Pick<Parameter, 'description' | 'schema'>;

const words = new Map<kinds.ParamKind<never>, KindWords>();
const add = (kind: unknown, description: string, schema: KindWords['schema']) =>
  words.set(kind as kinds.ParamKind<never>, { description, schema });

add(
  kinds.page,
  'The page of the list, from 1, which is also the page without it. Clients always send it.',
  {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000,
    default: 1,
  },
);
add(kinds.limit, 'Rows of a page. The site sends 10.', {
  type: 'integer',
  minimum: 1,
  maximum: 50,
  default: 10,
});
add(kinds.timeWindow, 'The time that counts.', { enum: ['day', 'week'], default: 'day' });
add(kinds.seriesList, 'What is watched now, the best, or what has new episodes.', {
  enum: ['trending', 'top-rated', 'on-the-air'],
  default: 'trending',
});
add(
  kinds.searchKind,
  'What is searched for: films, series, people, or what the host itself has where it also passes on ' +
    'what another database finds.',
  { enum: [...kinds.SEARCH_KINDS], default: 'all' },
);
add(
  kinds.watch,
  'Keeps only films that play in full. Sent only if the envelope says `watchable: true`.',
  { enum: ['1'] },
);
add(kinds.genre, 'A name in addresses: the `slug` of a genre, or the `id` of a list.', {
  type: 'string',
  maxLength: 64,
  pattern: kinds.SLUG.source,
});
add(kinds.language, 'Keeps only films in a language. Sent only if the envelope names it.', {
  type: 'string',
  pattern: '^[a-z]{2}$',
});
add(kinds.decade, 'Keeps only films of a decade, by its first year. Sent only if it is named.', {
  type: 'integer',
  multipleOf: 10,
  minimum: 1800,
  maximum: 2090,
});
add(kinds.anyGenre, 'Keeps only films of a genre. Sent only if the choices have it.', {
  type: 'string',
  maxLength: 64,
  pattern: kinds.SLUG.source,
});
add(
  kinds.service,
  'Keeps only films that a service shows, for money or for nothing. Sent only if the choices have it.',
  { type: 'string', maxLength: 64, pattern: kinds.SLUG.source },
);
add(
  kinds.keyword,
  'Keeps only films with a keyword: the `slug` that a film gives. Sent only if the envelope says `keywords: true`.',
  { type: 'string', maxLength: 64, pattern: kinds.SLUG.source },
);
add(
  kinds.year,
  'Keeps only films that come out, or become free, in a year. Sent only if the envelope says `years: true`.',
  { type: 'integer', minimum: 1900, maximum: 2199 },
);
add(kinds.country, 'Keeps only films of a country. Sent only if the choices have it.', {
  type: 'string',
  pattern: '^[A-Z]{2}$',
});
add(
  kinds.length,
  'Keeps only films under 40 minutes, under 120 minutes (those under 40 too), or of 120 minutes and more. Sent only if the choices have it.',
  { enum: [...kinds.LENGTHS] },
);
add(
  kinds.sort,
  'The order, where it is not by popularity: the best first, or the newest. Sent only if the envelope ' +
    'names it.',
  { enum: [...kinds.SORTS] },
);
add(kinds.id, 'The id, as the row of a list has it.', { type: 'string', pattern: ID.source });
add(kinds.query, 'What a visitor typed. `+` is a space. 200 characters count.', { type: 'string' });
add(kinds.title, 'The title, encoded once as UTF-8.', {
  type: 'string',
  minLength: 1,
  maxLength: 1000,
});

/** The language of the page. Every call may have it. */
export const ui: Parameter = {
  name: 'ui',
  in: 'query',
  required: false,
  description:
    'The language of the page, for names and texts. Only a host that says `ui: true` in the envelope of ' +
    'a page gets it. A host that does not know it ignores it.',
  schema: { enum: languages.filter((language) => language !== ENGLISH) },
};

/** Returns the values that a parameter may have, in words. */
export function valuesOf({ schema }: Parameter): string {
  const { type, enum: some, minimum = 0, maximum = 0, multipleOf } = schema;
  const range = `whole number from ${minimum} to ${maximum}${multipleOf ? ` in steps of ${multipleOf}` : ''}`;
  const values = some?.join(', ') ?? (type === 'integer' ? range : 'text');
  return schema.default === undefined ? values : `${values}; ${schema.default} if it is left out`;
}

/** Returns the parameters of a call, without `ui`. Throws for a kind without words. */
export function parametersOf(call: CallName): Parameter[] {
  const { template, params } = calls[call];
  return Object.entries(params as Record<string, kinds.ParamKind<never>>).map(([name, kind]) => {
    const known = words.get(kind);
    if (!known) throw new Error(`The parameter ${name} of ${call} has no words.`);
    const isPart = template.includes(`{${name}}`);
    const required = isPart || kind === (kinds.query as unknown);
    return { name, in: isPart ? 'path' : 'query', required, ...known };
  });
}
