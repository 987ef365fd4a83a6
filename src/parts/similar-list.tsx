import { memo } from 'react';
import type { Movie } from '#/contract/rows/movie.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import { Caption } from './caption.tsx';
import { Picture } from './picture.tsx';

type SimilarListProps = {
  titles: readonly Movie[];
  kind: 'movie' | 'series';
  locale: Locale;
};

/** Renders films or series as list items: poster, title and year, which lead to their pages. */
export const SimilarList = memo(function SimilarList({ titles, kind, locale }: SimilarListProps) {
  const { language, m, paths } = locale;
  return (
    <>
      {titles.map(({ id, title, names, poster, date }) => (
        <li className="card card-plain" key={id}>
          <a href={paths[kind](id)}>
            <Picture picture={poster ?? sheetFor(title, date)} size="w500" />
            <Caption
              language={language}
              title={title ?? m.untitled}
              names={names}
              note={date?.slice(0, 4)}
            />
          </a>
        </li>
      ))}
    </>
  );
});
