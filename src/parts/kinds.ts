import type { TargetKind } from '#/contract/rows/target.ts';
import type { SearchTextKey, TextKey } from '#/site/messages/messages.ts';

/** Keys of how each kind is called, one and many, and the hue of the dot beside the word. */
export const KINDS: Record<TargetKind, { one: SearchTextKey; many: TextKey; hue: string }> = {
  movie: { one: 'kindMovie', many: 'kindMovies', hue: 'films' },
  series: { one: 'kindSeries', many: 'kindSeries', hue: 'seasons' },
  person: { one: 'kindPerson', many: 'kindPersons', hue: 'people' },
  drama: { one: 'kindDrama', many: 'kindDramas', hue: 'dramas' },
  song: { one: 'kindSong', many: 'kindSongs', hue: 'dramas' },
  clip: { one: 'kindClip', many: 'kindClips', hue: 'trailers' },
  list: { one: 'kindList', many: 'kindLists', hue: 'cartoons' },
};
