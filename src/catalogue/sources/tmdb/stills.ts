/** Further pictures: stills of a title, photographs of a person. */
import { field, list } from '#/contract/raw.ts';
import { pathIn } from './rows.ts';

/** Number of pictures that pages show: some have hundreds. */
const MOST = { backdrops: 4, profiles: 6 };

/** Returns the wide pictures without lettering, but for the one in the head of the page. */
export function stillsIn(body: unknown): string[] {
  return further(body, 'backdrops', pathIn(body, 'backdrop_path'));
}

/** Returns the photographs, but for the one in the head of the page. */
export function photographsIn(body: unknown): string[] {
  return further(body, 'profiles', pathIn(body, 'profile_path'));
}

/** Returns the first pictures of a kind, in the database's order. */
function further(body: unknown, kind: keyof typeof MOST, shown: string | null): string[] {
  const all = list(field(field(body, 'images'), kind));
  const paths = all.flatMap((one) => pathIn(one, 'file_path') ?? []);
  return [...new Set(paths)].filter((path) => path !== shown).slice(0, MOST[kind]);
}
