import type { SearchResult } from '#/contract/movie.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import { messages as m } from '#/messages/messages.ts';
import { targetPath } from '#/paths.ts';

const KINDS = {
  movie: { label: m.kindMovie, hue: 'films' },
  series: { label: m.kindSeries, hue: 'seasons' },
  person: { label: m.kindPerson, hue: 'people' },
  drama: { label: m.kindDrama, hue: 'dramas' },
  song: { label: m.kindSong, hue: 'dramas' },
  clip: { label: m.kindClip, hue: 'trailers' },
} as const;

type SearchHitProps = {
  result: SearchResult;
  /** The query. The title marks its first match. */
  query: string;
  /** Pass −1 in a combobox, where only the input takes the focus. */
  tabIndex?: number;
};

/** Renders one search result as a link. */
export function SearchHit({ result, query, tabIndex }: SearchHitProps) {
  const kind = result.kind && KINDS[result.kind];
  const painted = result.kind === 'person' ? nicheFor(result.title) : null;
  const picture = result.picture ?? painted ?? sheetFor(result.title, result.year);
  return (
    <a href={targetPath(result)} tabIndex={tabIndex}>
      <img src={pictureSrc(picture, 'w185')} alt="" width={185} height={278} loading="lazy" />
      <span>
        <b>
          <bdi>{marked(result.title ?? m.untitled, query)}</bdi>
        </b>
        <small>
          {result.year}
          {result.year && result.native && ' · '}
          {result.native && <bdi lang={result.native.lang}>{result.native.text}</bdi>}
        </small>
      </span>
      {kind && (
        <span className="kind">
          <i className={`nuqta nuqta-${kind.hue}`} />
          {kind.label}
        </span>
      )}
    </a>
  );
}

function marked(title: string, query: string) {
  const small = title.toLowerCase();
  const at = small.indexOf(query.trim().toLowerCase());
  const length = query.trim().length;
  // A few letters change length in lower case: positions would then not match the title.
  if (at < 0 || length === 0 || small.length !== title.length) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + length)}</mark>
      {title.slice(at + length)}
    </>
  );
}
