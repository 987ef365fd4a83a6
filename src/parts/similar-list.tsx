import { memo } from 'react';
import type { Movie } from '#/contract/rows/movie.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import { linkedPoster } from './more-cards.tsx';

type SimilarListProps = {
  titles: readonly Movie[];
  kind: 'movie' | 'series';
  locale: Locale;
};

/** Renders films or series as list items: poster, title and year, which lead to their pages. */
export const SimilarList = memo(function SimilarList({ titles, kind, locale }: SimilarListProps) {
  const { paths } = locale;
  return (
    <>
      {titles.map(({ id, title, names, poster, date, watchable, law }) =>
        linkedPoster(
          {
            id,
            href: paths[kind](id),
            title,
            names,
            picture: poster ?? sheetFor(title, date),
            note: watchable === false ? null : date?.slice(0, 4),
            plays: watchable,
            dates: law?.dates,
          },
          { ...locale, eager: false },
        ),
      )}
    </>
  );
});
