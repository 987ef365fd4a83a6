import { memo, type ReactNode } from 'react';
import type { Role } from '#/contract/rows/person.ts';
import { scriptOf } from '#/lib/named.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import { targetPath } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import { Picture } from './picture.tsx';
import { PlaySign } from './play-sign.tsx';

/** Returns the year of a title, whom the person plays in it, and what else the person did for it. */
function noteOf({ year, character, job }: Role, { language, m }: Locale): ReactNode {
  const did = job && (m.hostWords[job] ?? job);
  const words = [
    year,
    character && <bdi key="character">{m.asCharacter(character)}</bdi>,
    did && (
      <bdi key="job" lang={scriptOf(did, language)}>
        {did}
      </bdi>
    ),
  ].filter(Boolean);
  return words.length > 0 && words.flatMap((word, at) => (at > 0 ? [' · ', word] : [word]));
}

type RoleListProps = {
  roles: readonly Role[];
  kind: 'movie' | 'series';
  wide?: boolean;
  locale: Locale;
};

/** Renders the titles that a person is in as list items. */
export const RoleList = memo(function RoleList({
  roles,
  kind,
  wide = false,
  locale,
}: RoleListProps) {
  const { language, m, paths } = locale;
  return (
    <>
      {roles.map((role, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A host may name one title twice; the list never changes.
        <li className="card card-plain" key={index}>
          <a href={targetPath(paths, role, kind)}>
            <Picture
              picture={role.picture ?? sheetFor(role.title)}
              size="w500"
              shape={wide ? 'wide' : 'poster'}
            />
            <Caption
              language={language}
              title={role.title ?? m.untitled}
              names={role.names}
              note={noteOf(role, locale)}
            />
            {role.watchable && <PlaySign label={m.playSign} />}
          </a>
        </li>
      ))}
    </>
  );
});
