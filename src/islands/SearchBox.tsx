import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SearchHit } from '#/cards/search-hit.tsx';
import { messages as m } from '#/messages/messages.ts';
import { paths, targetPath } from '#/paths.ts';
import { $search, searchFor } from '#/stores/search.ts';
import { useReady } from './ready.ts';

/** Id of the list of results. A page has one box. Ids from React would differ between runs. */
const LIST = 'search-list';

/**
 * Renders the search field and its results as a combobox (WAI-ARIA Authoring Practices): the focus
 * stays in the field. Without script it is a form that leads to the search page.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const { results, busy, query: asked } = useStore($search);
  const [active, setActive] = useState(-1);
  const shown = results ?? [];
  // Search for what the visitor typed before hydration. Clear the search when the box closes.
  useEffect(() => {
    const field = input.current;
    const box = field?.closest('details');
    if (document.activeElement === field && field) searchFor(field.value);
    const toggled = () => {
      if (!box?.open) searchFor('');
    };
    box?.addEventListener('toggle', toggled);
    return () => box?.removeEventListener('toggle', toggled);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown') setActive((now) => (now + 1) % Math.max(shown.length, 1));
    else if (event.key === 'ArrowUp') setActive((now) => (now <= 0 ? shown.length : now) - 1);
    else if (event.key === 'Enter' && chosen) location.assign(targetPath(chosen));
    else if (event.key === 'Escape' && results) searchFor('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  useEffect(() => {
    document.getElementById(`${LIST}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useReady(input);

  return (
    <>
      <search>
        <form className="search-field" action={paths.search}>
          <svg className="icon" aria-hidden="true">
            <use href="#icon-search" />
          </svg>
          <input
            type="search"
            name="query"
            ref={input}
            aria-label={m.search}
            placeholder={m.searchPlaceholder}
            autoComplete="off"
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={shown[active] ? `${LIST}-${active}` : undefined}
            aria-busy={busy || undefined}
            onInput={(event) => {
              setActive(-1);
              searchFor(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
        </form>
      </search>
      <div
        className="search-hits"
        id={LIST}
        role="listbox"
        aria-label={m.searchResults}
        hidden={shown.length === 0}
      >
        {shown.map((result, index) => (
          <div
            key={result.id}
            id={`${LIST}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
          >
            <SearchHit result={result} query={asked} tabIndex={-1} />
          </div>
        ))}
      </div>
      <p className="search-note" role="status">
        {results && (shown.length > 0 ? m.searchCount(shown.length) : m.searchNothing(asked))}
      </p>
    </>
  );
}
