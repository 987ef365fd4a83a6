import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { isolated } from '#/lib/isolated.ts';
import { type SearchGroups, searchGroupsOf } from '#/lib/search.ts';
import { type HitLocale, SearchHit } from '#/parts/search-hit.tsx';
import type { SearchTexts } from '#/site/messages/messages.ts';
import { pathsIn } from '#/site/paths.ts';
import { $search, $searchTexts, type SearchState, searchFor } from '#/stores/search.ts';
import { island } from './island.tsx';

/** Id of the list of results. A page has one box. Ids from React would differ between runs. */
const LIST = 'search-list';

/** Returns the id of an option of the list. */
const optionId = (index: number) => `${LIST}-${index}`;

type SearchBoxProps = {
  /** The page's language. */
  language: Language;
  texts: Record<'search' | 'placeholder', string>;
};

/**
 * Renders the search field and its results as a combobox (WAI-ARIA Authoring Practices): the focus
 * stays in the field. Without script it is a form that leads to the search page.
 */
export const SearchBox = island(function SearchBox({ language, texts }: SearchBoxProps) {
  const paths = pathsIn(language);
  const input = useRef<HTMLInputElement>(null);
  const search = useStore($search, { ssr: 'initial' });
  const { results, busy, query: searched } = search;
  const m = useStore($searchTexts, { ssr: 'initial' });
  const [active, setActive] = useState(-1);
  const count = results?.length ?? 0;
  const listed = count > 0;
  // Search for what the visitor typed before hydration, and again when the connection is back.
  // Clear the search when the box closes.
  useEffect(() => {
    const field = input.current;
    const box = field?.closest('details');
    const again = () => searchFor(field?.value ?? '');
    if (document.activeElement === field) again();
    const toggled = () => {
      if (!box?.open) searchFor('');
    };
    box?.addEventListener('toggle', toggled);
    addEventListener('online', again);
    return () => {
      box?.removeEventListener('toggle', toggled);
      removeEventListener('online', again);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      // The key is for the input method. The page's own Escape closes the box.
      event.stopPropagation();
      return;
    }
    const chosen = document.getElementById(optionId(active));
    if (event.key === 'ArrowDown' && listed) setActive((now) => (now + 1) % count);
    else if (event.key === 'ArrowUp' && listed) setActive((now) => (now <= 0 ? count : now) - 1);
    else if (event.key === 'Enter' && chosen) chosen.click();
    else if (event.key === 'Escape' && results) searchFor('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <form className="search-field" action={paths.search}>
        <svg className="icon" aria-hidden="true">
          <use href="#icon-search" />
        </svg>
        <input
          type="search"
          name="query"
          ref={input}
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
          role="combobox"
          aria-expanded={listed}
          aria-controls={listed ? LIST : undefined}
          aria-autocomplete="list"
          aria-activedescendant={listed && active >= 0 ? optionId(active) : undefined}
          aria-busy={busy || undefined}
          onInput={(event) => {
            setActive(-1);
            searchFor(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </form>
      <p className="search-note" role="status">
        {m && statusOf(m, search)}
      </p>
      {m && listed && (
        <SearchList
          locale={{ language, m, paths }}
          {...searchGroupsOf(results ?? [])}
          query={searched}
          active={active}
          choose={setActive}
        />
      )}
    </>
  );
});

/** Returns how many results there are, or that the search failed. Offline, the page's script says so instead. */
function statusOf(m: SearchTexts, { results, query, failed }: SearchState): string | null {
  if (!results) return failed && navigator.onLine ? m.searchFailed : null;
  const isSure = results.some(({ close }) => !close);
  return isSure ? m.searchCount(results.length) : m.searchNothing(query);
}

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
function SearchList(props: SearchListProps) {
  const { locale, exact, close, known, matchedName, query, active, choose } = props;
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
      {matchedName && (
        <p className="search-note" role="presentation">
          {m.shownFor(isolated(matchedName))}
        </p>
      )}
      {exact.map(option)}
      {part('close', m.searchClose, close, exact.length)}
      {part('known', m.knownFor, known, exact.length + close.length)}
    </div>
  );
}
