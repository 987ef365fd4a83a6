import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#/contract/language.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import type { PlayableMovie } from '#/contract/rows/playable.ts';
import type { ListedSeries } from '#/contract/rows/series.ts';
import { CardList } from '#/parts/card-list.tsx';
import { SimilarList } from '#/parts/similar-list.tsx';
import { localeIn } from '#/site/locale.ts';

const LAMP: Movie = {
  id: '7',
  title: 'The Lamp',
  names: { ur: 'چراغ' },
  poster: null,
  rating: 7.1,
  date: '2024-02-03',
};
const PLAYS: PlayableMovie = {
  key: 'k',
  title: 'The Lamp',
  poster: null,
  player: { kind: 'clip', src: '/clips/lamp' },
  movieId: null,
};

type Shown = {
  kind: 'movie' | 'series' | 'playable';
  items: (Movie | ListedSeries | PlayableMovie)[];
  eager?: number;
  twoLines?: boolean;
};

/** Returns the HTML of cards on a page of a language. */
function cards(shown: Shown, language: Language = 'en'): string {
  const locale = localeIn(language);
  return renderToStaticMarkup(createElement(CardList, { ...shown, locale, base: '/page?a=1' }));
}

describe('the card of a movie', () => {
  it('links to its page and says its title, its date and its rating', () => {
    const html = cards({ kind: 'movie', items: [LAMP] });
    expect(html).toContain('href="/zxyxvyXdF/7"');
    expect(html).toContain('<b class="card-title"><bdi>The Lamp</bdi></b>');
    expect(html).toContain('<small class="card-note">February 03, 2024</small>');
    expect(html).toContain('aria-label="Rating 71%"');
  });

  it('in Urdu has the Urdu name first, and links to the page in Urdu', () => {
    const html = cards({ kind: 'movie', items: [LAMP] }, 'ur');
    expect(html).toContain('href="/ur/zxyxvyXdF/7"');
    expect(html).toContain('<b class="card-title"><bdi>چراغ</bdi></b>');
    expect(html).toContain('<small class="card-note" lang="en"><bdi>The Lamp</bdi></small>');
  });

  it('has no ring without a rating, and a fallback for the title', () => {
    const html = cards({ kind: 'movie', items: [{ ...LAMP, title: null, rating: null }] });
    expect(html).toContain('<bdi>Untitled</bdi>');
    expect(html).not.toContain('class="ring"');
  });

  it('has the play sign if the film plays, and a line if it does not, in a row in place of its date', () => {
    const plays = { ...LAMP, watchable: true };
    const off = { ...LAMP, watchable: false };
    const date = 'February 03, 2024';
    expect(cards({ kind: 'movie', items: [plays] })).toContain('class="play-sign"');
    expect(cards({ kind: 'movie', items: [LAMP] })).not.toContain('class="play-sign"');
    const inRow = cards({ kind: 'movie', items: [{ ...off, freeFrom: 2027 }] });
    expect(inRow).toContain('Free from 2027');
    expect(inRow).not.toContain(date);
    const inGrid = cards({ kind: 'movie', items: [off], twoLines: true });
    expect(inGrid).toContain('Not available to watch');
    expect(inGrid).toContain(date);
  });

  it('shows a title to the letter', () => {
    const html = cards({ kind: 'movie', items: [{ ...LAMP, title: '<b>"x"</b>' }] });
    expect(html).toContain('<bdi>&lt;b&gt;&quot;x&quot;&lt;/b&gt;</bdi>');
  });
});

it('the card of a series is that of a movie, and links to the page of the series', () => {
  const { title: name, ...lamp } = { ...LAMP, watchable: false };
  const html = cards({ kind: 'series', items: [{ ...lamp, name }], twoLines: true });
  expect(html).toContain('href="/detail/tv-series/7"');
  const movie = cards({ kind: 'movie', items: [{ ...lamp, title: name }], twoLines: true });
  expect(html.replace('/detail/tv-series/', '/zxyxvyXdF/')).toBe(movie);
});

it('a film beside another has its year, and if it does not play that line instead', () => {
  const titles = [LAMP, { ...LAMP, id: '8', watchable: false }];
  const html = renderToStaticMarkup(
    createElement(SimilarList, { titles, kind: 'movie', locale: localeIn('en') }),
  );
  const notes = [...html.matchAll(/<small class="card-note[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );
  expect(notes).toEqual(['2024', 'Not available to watch']);
});

describe('the card of what plays', () => {
  it('opens the dialog on its page, by a link that says what it plays', () => {
    const html = cards({ kind: 'playable', items: [PLAYS] });
    expect(html).toContain('data-src="/clips/lamp" href="/page?a=1&amp;play=k"');
    expect(html).toContain('aria-label="Play"');
    expect(html).not.toContain('data-missing');
  });

  it('without a player says so, and has no sign of play', () => {
    const html = cards({ kind: 'playable', items: [{ ...PLAYS, player: null }] });
    expect(html).toContain('data-missing="No Video Available"');
    expect(html).toContain('Not available to watch');
    expect(html).not.toContain('play-sign');
  });
});

it('the first pictures load eagerly, as many as are in view', () => {
  const items = ['1', '2', '3'].map((id) => ({ ...LAMP, id }));
  const loading = cards({ kind: 'movie', items, eager: 2 }).match(/loading="\w+"/g);
  expect(loading).toEqual(['loading="eager"', 'loading="eager"', 'loading="lazy"']);
});
