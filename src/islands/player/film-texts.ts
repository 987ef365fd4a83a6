import { useEffect, useState } from 'react';
import { loadFilms } from '#/site/messages/films/texts.ts';
import type { FilmTexts } from '#/site/messages/messages.ts';
import { pageLanguage } from '#/stores/language.ts';

/** Returns the texts of what plays films in the page's language; null until they have come. */
export function useFilmTexts(): FilmTexts | null {
  const [texts, setTexts] = useState<FilmTexts | null>(null);
  useEffect(() => {
    // Without them, the film plays on.
    void loadFilms[pageLanguage()]()
      .then(({ films }) => setTexts(films))
      .catch(() => {});
  }, []);
  return texts;
}
