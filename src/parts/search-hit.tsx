import type { ComponentProps } from 'react';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { named, scriptOf } from '#/lib/named.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import type { SearchTexts } from '#/site/messages/messages.ts';
import { targetPath } from '#/site/paths.ts';
import { KINDS } from './kinds.ts';
import { Picture } from './picture.tsx';
import { PlaySign } from './play-sign.tsx';

/** What a search's results need of the page's locale. */
export type HitLocale = Pick<Locale, 'language' | 'paths'> & { m: SearchTexts };

type SearchHitProps = {
  locale: HitLocale;
  result: SearchResult;
  /** The query. The title marks its first match. */
  query: string;
  /** Whether it says its kind; not below a heading that does. */
  saysKind?: boolean;
  /** Attributes of the link, as an option of a list has them. */
  link?: ComponentProps<'a'>;
};

/** Renders one search result as a link. */
export function SearchHit({ locale, result, query, saysKind = false, link }: SearchHitProps) {
  const { language, m, paths } = locale;
  const { first, firstLang, second } = named(result.title, result.names, language);
  const own = result.native?.text;
  const below = second ?? (own === first ? null : own);
  const kind = saysKind && result.kind && KINDS[result.kind];
  const painted = result.kind === 'person' ? nicheFor(result.title) : null;
  const picture = result.picture ?? painted ?? sheetFor(result.title, result.year);
  return (
    <a {...link} href={targetPath(paths, result)}>
      {result.kind === 'list' ? (
        <svg className="icon" aria-hidden="true">
          <use href="#icon-menu" />
        </svg>
      ) : (
        <Picture picture={picture} size="w185" />
      )}
      <span>
        <b lang={firstLang}>
          {/* A browser that translates wraps these texts, so React can only replace their elements. */}
          <bdi key={query}>{marked(first ?? m.untitled, query)}</bdi>
        </b>
        <small>
          {result.year}
          {result.year && below && ' · '}
          {below && (
            <bdi key={query} lang={scriptOf(below, language)}>
              {marked(below, query)}
            </bdi>
          )}
        </small>
      </span>
      {(kind || result.watchable) && (
        <span className="kind">
          {kind && <i className={`nuqta way-${kind.hue}`} />}
          {kind && m[kind.one]}
          {result.watchable && <PlaySign label={m.playSign} small />}
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
