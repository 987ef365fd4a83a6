import type { SearchResult } from '#/contract/movie.ts';
import { isolated } from '#/lib/isolated.ts';
import type { SearchGroups } from '#/lib/search-groups.ts';
import { type HitLocale, SearchHit } from '#/parts/search-hit.tsx';

/** Id of the list of results. A page has one box. Ids from React would differ between runs. */
export const LIST = 'search-list';

/** Returns the id of an option of the list. */
export const optionId = (index: number) => `${LIST}-${index}`;

type SearchListProps = SearchGroups & {
  locale: HitLocale;
  query: string;
  /** Index of the active option; −1 for none. */
  active: number;
  choose(index: number): void;
};

/**
 * Renders the results as the list of a combobox. Its options are links, so that each opens in another
 * tab as any link does. The focus stays in the field, also while an option is pressed.
 */
export function SearchList(props: SearchListProps) {
  const { locale, exact, close, known, heard, query, active, choose } = props;
  const { m } = locale;
  const option = (result: SearchResult, index: number) => (
    <SearchHit
      key={result.id}
      locale={locale}
      result={result}
      query={query}
      saysKind
      link={{
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === active,
        onPointerMove: () => choose(index),
      }}
    />
  );
  const part = (name: string, label: string, some: SearchResult[], before: number) =>
    some.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: A fieldset can not stand in a listbox.
      <div role="group" aria-labelledby={`${LIST}-${name}`}>
        <p className="search-note" role="presentation" id={`${LIST}-${name}`}>
          {label}
        </p>
        {some.map((result, index) => option(result, before + index))}
      </div>
    );
  return (
    <div
      className="search-hits"
      id={LIST}
      role="listbox"
      aria-label={m.searchResults}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {heard && (
        <p className="search-note" role="presentation">
          {m.shownFor(isolated(heard))}
        </p>
      )}
      {exact.map(option)}
      {part('close', m.searchClose, close, exact.length)}
      {part('known', m.knownFor, known, exact.length + close.length)}
    </div>
  );
}
