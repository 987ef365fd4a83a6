import type { ReactNode } from 'react';
import { directionOf, type Language } from '#/contract/language.ts';
import { inLanguage } from '#/site/paths.ts';
import type { Name } from '#/stores/device-values.ts';

type TitleRowProps = {
  /** The page's language. */
  language: Language;
  /** Where the row leads, in English. */
  path: string;
  picture: string | null;
  names: readonly Name[];
  note: string;
  /** The buttons of the title. */
  children: ReactNode;
};

/** Renders a title of the watchlist or the history: a link, with each name in its language and direction, and buttons. */
export function TitleRow({ language, path, picture, names, note, children }: TitleRowProps) {
  const [first, second] = names;
  return (
    <li className="title-row">
      <a href={inLanguage(language, path)}>
        <span className="picture">
          {picture && <img src={picture} alt="" loading="lazy" width={72} height={108} />}
        </span>
        <span>
          {first && <b {...markOf(first)}>{first[1]}</b>}
          {second && <small {...markOf(second)}>{second[1]}</small>}
          {note && <small>{note}</small>}
        </span>
      </a>
      <p>{children}</p>
    </li>
  );
}

function markOf([lang]: Name) {
  return { lang, dir: directionOf(lang) };
}

/**
 * Moves the focus from a row that is removed to the next or the previous one, else to the element `otherwise` once
 * the list is empty.
 */
export function leaveRow(button: Element, otherwise: string): void {
  const row = button.closest('li');
  if (!row?.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  if (next) next.querySelector('a')?.focus();
  else setTimeout(() => document.querySelector<HTMLElement>(otherwise)?.focus());
}
