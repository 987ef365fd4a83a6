/** Someone of a film or a series: a photo and a name, with the part that they had. */
import { present, type Read, row, says, type Values, type Wire } from '../row.ts';
import * as v from '../values.ts';
import * as parts from './parts.ts';

const must = { name: v.title, profile_path: v.imagePath };
const who = (id: string) => ({ id: says(v.id, id), ...parts.photo, ...parts.names });
const character = says(v.text, 'The part; may be empty.');
const job = says(v.text, 'What they did; may be empty.');
const PERSON = 'Opens the call for the person.';

type Wired = Values<typeof must & ReturnType<typeof who>>;

/** Returns a face; null without a name. `part`: a cast member's character, or a crew member's job. */
function faceOf(wire: Wired, part: string | null) {
  const { name } = wire;
  if (name === null) return null;
  return {
    id: wire.id,
    name,
    photo: wire.photo ?? wire.profile_path,
    part,
    ...present({ names: wire.native_titles }),
  };
}

/** One person stands once in a list. Somebody without an id may have the name of another one. */
function keyOf({ id, name, part }: { id: string | null; name: string; part: string | null }) {
  return id ?? `${name} as ${part}`;
}

export type Face = Read<typeof director>;
export type FaceRow = Wire<typeof director>;
export const director = row({
  name: 'Director',
  is: 'A director or creator.',
  must,
  more: who(`${PERSON} Without it the name is no link.`),
  read: (wire) => faceOf(wire, null),
  key: keyOf,
});

/** Returns directors without those who stand there again without their id. */
export function withoutRepeats(directors: readonly Face[]): Face[] {
  const known = new Set(directors.flatMap(({ id, name }) => (id === null ? [] : [name])));
  return directors.filter(({ id, name }) => id !== null || !known.has(name));
}

export type CastRow = Wire<typeof castMember>;
export const castMember = row({
  name: 'CastMember',
  is: 'One of the cast.',
  must: { ...must, character },
  more: who(PERSON),
  read: (wire) => faceOf(wire, wire.character),
  key: keyOf,
});

export type CrewRow = Wire<typeof crewMember>;
export const crewMember = row({
  name: 'CrewMember',
  is: 'One of the crew of a series.',
  must: { ...must, job },
  more: who(PERSON),
  read: (wire) => faceOf(wire, wire.job),
  key: keyOf,
});

/** One of the cast of a drama, whose row has fewer fields. */
export const dramaCast = row({
  must: { name: v.title, character },
  more: { id: v.id, ...parts.names },
  also: { profile_path: v.imagePath, ...parts.photo },
  read: (wire) => faceOf(wire, wire.character),
});

/** Someone whom other fields of a row name, with the id. */
const maker = {
  must: { name: v.title },
  more: { id: says(v.id, PERSON), ...parts.names },
  also: { profile_path: v.imagePath, ...parts.photo },
  read: (wire: Wired) => faceOf(wire, null),
};
export const dramaMaker = row(maker);
export const clipMaker = row({ name: 'Maker', is: 'A person of a clip.', ...maker });

/** Returns the face of a name, with the id that the people of its row have. */
export function faceNamed(name: string, people: readonly Face[]): Face {
  const known = people.find((person) => person.name === name);
  return known ?? { id: null, name, photo: null, part: null };
}
