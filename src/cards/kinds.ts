import type { Kind } from '#/contract/target.ts';
import { messages as m } from '#/messages/messages.ts';

/** How each kind is called, one and many, and the hue of the dot beside the word. */
export const KINDS: Record<Kind, { one: string; many: string; hue: string }> = {
  movie: { one: m.kindMovie, many: m.kindMovies, hue: 'films' },
  series: { one: m.kindSeries, many: m.kindSeries, hue: 'seasons' },
  person: { one: m.kindPerson, many: m.kindPersons, hue: 'people' },
  drama: { one: m.kindDrama, many: m.kindDramas, hue: 'dramas' },
  song: { one: m.kindSong, many: m.kindSongs, hue: 'dramas' },
  clip: { one: m.kindClip, many: m.kindClips, hue: 'trailers' },
};
