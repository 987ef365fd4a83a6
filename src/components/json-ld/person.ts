import type { Gender, PersonDetail } from '#/contract/person.ts';
import { sharedPicture } from '#/site/shared-picture.ts';
import { type Links, nameIn, otherNames, stated } from './links.ts';

const GENDERS = { female: 'Female', male: 'Male' } as const;

/** Returns what the host said of a person; null for one without a name. */
export function personStatement(
  id: string,
  person: PersonDetail,
  gender: Gender | null,
  links: Links,
) {
  const { biography, birthday, deathday, placeOfBirth } = person;
  if (person.name === null) return null;
  const name = nameIn(links, { ...person, title: person.name });
  return stated({
    '@type': 'Person' as const,
    name,
    alternateName: otherNames(name, [person.name]),
    url: links.siteUrl + links.paths.person(id),
    image: links.siteUrl + sharedPicture('person', id, links.language),
    description: biography,
    birthDate: birthday,
    deathDate: deathday,
    birthPlace: placeOfBirth === null ? null : { '@type': 'Place' as const, name: placeOfBirth },
    gender: gender && GENDERS[gender],
  });
}
