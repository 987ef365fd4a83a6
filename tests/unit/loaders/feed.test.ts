/** The films between the trailers of the feed. */
import { expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { feedPart, feedSlides } from '#/loaders/feed.ts';
import { scriptedSource } from '../../catalogue/scripted-source.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';
import { trust } from '../../fixtures/trust.ts';

const FILMS = 30;
const PAGE = 20;

/** Returns what a feed of some trailers shows at an address, and the paths of films that it asks for. */
async function feedAt(query: string, trailers: number) {
  const { source, requested, answer } = scriptedSource();
  answer(() => {
    const { pathname, searchParams } = new URL(requested.at(-1) ?? '', 'http://host');
    const [page, limit] = ['page', 'limit'].map((name) => Number(searchParams.get(name)));
    if (pathname.endsWith('punjabi-movies-trailers'))
      return Response.json({ results: numbers(trailers, page, limit).map(trailer) });
    const result = numbers(FILMS, page, PAGE).map(film);
    const list = { result, page, total_pages: Math.ceil(FILMS / PAGE) };
    const id = Number(pathname.split('/').at(-1));
    return Response.json(Number.isNaN(id) ? list : { id, title: `Film ${id}` });
  });
  const catalogue = createCatalogue({ source, trust, log: () => undefined });
  const part = await feedPart(new URLSearchParams(query), catalogue);
  const slides = await feedSlides(part, { catalogue, hasOwnLists: true });
  return {
    slides: slides.map((slide) => ('film' in slide ? slide.film.id : 'trailer')),
    lists: requested.filter((path) => path.includes('punjabi-movies?')),
  };
}
const numbers = (all: number, page = 1, size = PAGE) =>
  Array.from({ length: all }, (_, at) => at).slice((page - 1) * size, page * size);
const trailer = (at: number) => ({
  id: `t${at}`,
  trailerKey: `${at}`.padStart(11, 'x'),
  movieTitle: `Trailer ${at}`,
});
const film = (at: number) => ({
  id: at,
  movie_id: at,
  title: `Film ${at}`,
  posterimage: `${SITE_URL}/t/p/w500/${at}.svg`,
  links: '',
});

it('each two trailers are followed by a film, and a later page goes on with the next film', async () => {
  const { slides, lists } = await feedAt('page=2', 15);
  expect(slides.join(' ')).toBe('trailer trailer 5 trailer trailer 6 trailer');
  expect(lists).toHaveLength(1);
});

it('films end where the catalogue has no more', async () => {
  const { slides, lists } = await feedAt('page=7', 70);
  expect(slides).toEqual(Array(10).fill('trailer'));
  expect(lists).toHaveLength(2);
});

it('a page after the last trailer asks for no film', async () => {
  expect(await feedAt('page=1000000', 15)).toEqual({ slides: [], lists: [] });
});
