/** The compiler holds these: a line that does not fit fails `npm run types`. */
import { describe, expectTypeOf, it } from 'vitest';
import type { CardFor, PagedCall } from '#/site/card-items.ts';

describe('the card of a grid', () => {
  it('shows what its call answers, and no other card compiles', () => {
    expectTypeOf<CardFor<'popular'>>().toEqualTypeOf<'movie'>();
    expectTypeOf<CardFor<'popularPeople'>>().toEqualTypeOf<'person'>();
    expectTypeOf<CardFor<'songs'>>().toEqualTypeOf<'clip'>();
    expectTypeOf<CardFor<'seasons'>>().toEqualTypeOf<'season'>();
    expectTypeOf<CardFor<'dramaEpisodes'>>().toEqualTypeOf<'episode'>();
    expectTypeOf<'movie'>().toExtend<CardFor<'trending'>>();
  });

  it('belongs to a call that takes a page', () => {
    expectTypeOf<'popular'>().toExtend<PagedCall>();
    expectTypeOf<'cartoons'>().toExtend<PagedCall>();
    expectTypeOf<'trending'>().not.toExtend<PagedCall>();
    expectTypeOf<'movie'>().not.toExtend<PagedCall>();
  });
});
