/** The compiler holds these: a line that does not fit fails `npm run types`. */
import { expectTypeOf, it } from 'vitest';
import type { CardFor, PagedCall } from '#/site/card-items.ts';

it('a grid has the one card that shows what its call answers, and a call that takes a page', () => {
  expectTypeOf<CardFor<'popular'>>().toEqualTypeOf<'movie'>();
  expectTypeOf<CardFor<'songs'>>().toEqualTypeOf<'clip'>();
  expectTypeOf<CardFor<'dramaEpisodes'>>().toEqualTypeOf<'episode'>();
  expectTypeOf<'cartoons'>().toExtend<PagedCall>();
  expectTypeOf<'trending'>().not.toExtend<PagedCall>();
});
