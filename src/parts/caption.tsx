import type { ReactNode } from 'react';
import type { Language } from '#/contract/language.ts';
import type { Names } from '#/contract/names.ts';
import { named, scriptOf } from '#/lib/named.ts';

type CaptionProps = {
  /** The page's language. */
  language: Language;
  /** The host's text. It is isolated from the direction of the text around it. */
  title: string;
  /** The title in further languages. The page's own comes first, and the title below it. */
  names?: Names;
  note?: ReactNode;
  /** That it does not play. */
  off?: string | false;
};

/** Renders the text under a card's picture. */
export function Caption({ language, title, names, note, off }: CaptionProps) {
  const { first, firstLang, second } = named(title, names, language);
  return (
    <>
      <b className="card-title" lang={firstLang}>
        <bdi>{first}</bdi>
      </b>
      {second && (
        <small className="card-note" lang={scriptOf(second, language)}>
          <bdi>{second}</bdi>
        </small>
      )}
      {note && <small className="card-note">{note}</small>}
      {off && <small className="card-note card-off">{off}</small>}
    </>
  );
}
