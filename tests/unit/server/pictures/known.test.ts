import { expect, it } from 'vitest';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { knownAt } from '#/server/pictures/og/known.ts';
import { sharedPicture } from '#/site/shared-picture.ts';

/** A catalogue with one film, whose poster is in the language that is asked for. */
const catalogue = (language = 'en') =>
  ({
    withTracking: (_heard: unknown, options: { language: string }) => catalogue(options.language),
    ask: async () => ({
      title: 'Awara',
      names: { ur: 'آوارہ' },
      native: { lang: 'hi', text: 'आवारा' },
      date: '1951',
      rating: null,
      poster: `/7.${language}.svg`,
    }),
  }) as unknown as Catalogue;

const cardIn = (language: 'en' | 'ur' | 'pa') =>
  knownAt(sharedPicture('movie', '7', language), catalogue());

it('a card has the name and the poster in its language, else the title in its own letters', async () => {
  const own = { lang: 'hi', text: 'आवारा' };
  expect(await cardIn('en')).toMatchObject({ title: 'Awara', native: own, poster: '/7.en.svg' });
  const urdu = { lang: 'ur', text: 'آوارہ' };
  expect(await cardIn('ur')).toMatchObject({ title: 'Awara', native: urdu, poster: '/7.ur.svg' });
  expect(await cardIn('pa')).toMatchObject({ native: own, poster: '/7.pa.svg' });
});

it('there is no card in another language', async () => {
  for (const folder of ['xx/', 'en/', 'ur/ur/']) {
    await expect(knownAt(`/t/og/${folder}movie/7.jpg`, catalogue())).rejects.toThrow();
  }
});

it('a season that the list of all has not is named by its first episode, else there is no card', async () => {
  const season = { title: 'Season 2', year: 2012, series: { id: '603', name: 'Riverside' } };
  const listing = (episodes: object[]) => {
    const made = {
      withTracking: () => made,
      ask: async (name: string) => (name === 'seasonEpisodes' ? episodes : []),
    };
    return made as unknown as Catalogue;
  };
  const path = sharedPicture('season', 'TV603-2', 'en');
  expect(await knownAt(path, listing([{ id: 'e1', season }, { id: 'e2' }]))).toMatchObject({
    title: 'Riverside: Season 2',
    years: '2012',
  });
  await expect(knownAt(path, listing([{ id: 'e1' }]))).rejects.toThrow('nothing of this name');
});
