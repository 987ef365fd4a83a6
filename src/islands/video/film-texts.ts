import { useEffect, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import type { FilmTexts } from '#/messages/messages.ts';

/** Fetches the texts of what plays films: src/messages/films. */
const fetchTexts = (language: Language): Promise<{ films: FilmTexts }> =>
  import(/* @vite-ignore */ __FILM_TEXTS__.replace('{language}', language));

/** Returns these texts in the page's language; null until they have come. */
export function useFilmTexts(language: Language): FilmTexts | null {
  const [texts, setTexts] = useState<FilmTexts | null>(null);
  useEffect(() => {
    // Without them, the film plays on.
    void fetchTexts(language)
      .then(({ films }) => setTexts(films))
      .catch(() => {});
  }, [language]);
  return texts;
}
