import { useLocale } from '#/cards/locale.ts';
import { SearchHit } from '#/cards/search-hit.tsx';
import type { SearchResult } from '#/contract/movie.ts';
import type { Parts } from '#/lib/found.ts';

/** Id of the list of results. A page has one box. Ids from React would differ between runs. */
export const LIST = 'search-list';
const CLOSE = `${LIST}-close`;

/** Returns the id of an option of the list. */
export const optionId = (index: number) => `${LIST}-${index}`;

type SearchListProps = Parts & {
  query: string;
  /** Index of the chosen option; −1 for none. Close matches are counted after the others. */
  active: number;
  choose(index: number): void;
};

/**
 * Renders the results as the list of a combobox. Its options are links, so that each opens in another
 * tab as any link does. The focus stays in the field, also while an option is pressed.
 */
export function SearchList({ exact, close, query, active, choose }: SearchListProps) {
  const { m } = useLocale();
  const option = (result: SearchResult, index: number) => (
    <SearchHit
      key={result.id}
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
  return (
    <div
      className="search-hits"
      id={LIST}
      role="listbox"
      aria-label={m.searchResults}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {exact.map(option)}
      {close.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset can not stand in a listbox.
        <div role="group" aria-labelledby={CLOSE}>
          <p className="search-note" role="presentation" id={CLOSE}>
            {m.searchClose}
          </p>
          {close.map((result, index) => option(result, exact.length + index))}
        </div>
      )}
    </div>
  );
}
