import { memo } from 'react';
import type { Face } from '#/contract/rows/face.ts';
import { scriptOf } from '#/lib/named.ts';
import { nicheFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import { around } from '#/site/messages/around.ts';
import { Caption } from './caption.tsx';
import { Picture } from './picture.tsx';

type FaceListProps = {
  faces: readonly Face[];
  /** Whether the part of a face is a character or a job. */
  part: 'character' | 'job';
  locale: Locale;
};

/** Renders people of a title as list items. A face with an id links to the person's page. */
export const FaceList = memo(function FaceList({ faces, part, locale }: FaceListProps) {
  const { language, m, paths } = locale;
  const [before, after] = part === 'job' ? ['', ''] : around(m.asCharacter);
  /** Renders a job, or a character in its sentence. A host may write it in any script. */
  const partOf = (given: string) => {
    const shown = m.hostWords[given] ?? given;
    return (
      <>
        {before}
        <bdi lang={scriptOf(shown, language)}>{shown}</bdi>
        {after}
      </>
    );
  };
  return (
    <>
      {faces.map((face, index) => {
        const note = face.part && partOf(face.part);
        const shown = (
          <>
            <Picture picture={face.photo ?? nicheFor(face.name)} size="w185" />
            {part === 'job' && !face.photo && <small className="card-note">{m.noImage}</small>}
            <Caption language={language} title={face.name} names={face.names} note={note} />
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: A host may name one person twice; the list never changes.
          <li className="card card-plain" key={index}>
            {face.id === null ? <span>{shown}</span> : <a href={paths.person(face.id)}>{shown}</a>}
          </li>
        );
      })}
    </>
  );
});
