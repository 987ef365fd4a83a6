import { memo, type ReactNode } from 'react';
import type { Role } from '#/contract/rows/person.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import { targetPath } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import { Picture } from './picture.tsx';
import { PlaySign } from './play-sign.tsx';

/** Returns the year of a title, and whom the person plays in it. */
function noteOf({ year, character }: Role, m: Locale['m']): ReactNode {
  const played = character && <bdi>{m.asCharacter(character)}</bdi>;
  return year && played ? (
    <>
      {year} · {played}
    </>
  ) : (
    (year ?? played)
  );
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
              note={noteOf(role, m)}
            />
            {role.watchable && <PlaySign label={m.playSign} />}
          </a>
        </li>
      ))}
    </>
  );
});
