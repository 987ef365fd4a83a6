/** Takes out of an answer what is withdrawn: the one function for pages, `/data` and `/api`. */
import type { CallName, ParamsOf } from '../calls.ts';
import { Gone } from '../errors.ts';
import { field, isRecord, type Json } from '../raw.ts';
import {
  givenKind,
  isOfPlayers,
  keysOfAnswer,
  keysOfCall,
  keysOfRow,
  type RowKind,
  rowsIn,
  rowsOf,
} from './keys.ts';
import type { Withdrawn } from './withdrawals.ts';
import { type PlayerFields, withoutFirst, withoutPlayers } from './without-players.ts';

export type Removal<T> = {
  name: CallName;
  params: ParamsOf<CallName>;
  answer: T;
  withdrawn: Withdrawn;
  noPlayer: PlayerFields;
  /** Further keys of what the call is for, such as that of a season's series. */
  relatedKeys?: readonly string[];
};

type Rules = { withdrawn: Withdrawn; noPlayer: PlayerFields; playersOnly: boolean };

/**
 * Returns an answer without what is withdrawn; the answer itself if nothing is. Throws Gone if the
 * call is for a withdrawn entry.
 */
export function removeWithdrawn<T>({
  name,
  params,
  answer,
  relatedKeys = [],
  ...given
}: Removal<T>): T {
  const { withdrawn } = given;
  if (withdrawn.isEmpty) return answer;
  const own = [...keysOfCall(name, params), ...keysOfAnswer(name, answer)];
  const scope = withdrawn.scopeOf([...own, ...relatedKeys]);
  if (scope === 'entry') throw new Gone(name);
  const losesPlayer = scope === 'player';
  if (losesPlayer && name === 'seriesVideos') return [] as T;
  if (name === 'seriesVideos') return answer;
  const rules = { ...given, playersOnly: isOfPlayers(name, params) };
  const said = name === 'movie' && isRecord(answer) ? givenKind(answer) : null;
  const kind = said ?? rowsOf(name);
  return remainingPart(answer, kind, losesPlayer, rules) as T;
}

/** Sweeps rows, or a part of an answer that has rows. */
function remainingPart(part: unknown, kind: RowKind, losesPlayer: boolean, rules: Rules): unknown {
  if (Array.isArray(part)) {
    const rows = part.flatMap((row) =>
      isRecord(row) ? remainingRow(row, kind, losesPlayer, rules) : [row],
    );
    const isSame = rows.length === part.length && rows.every((row, at) => row === part[at]);
    return isSame ? part : rows;
  }
  return isRecord(part) ? remainingFields(part, kind, losesPlayer, rules) : part;
}

/** Returns a row without what is withdrawn, in a list; an empty list if the row is. */
function remainingRow(row: Json, kind: RowKind, losesPlayer: boolean, rules: Rules): Json[] {
  const scope = rules.withdrawn.scopeOf(keysOfRow(row, kind));
  if (scope === 'entry') return [];
  if (scope === 'player' && rules.playersOnly) return [];
  return [remainingFields(row, kind, losesPlayer || scope === 'player', rules)];
}

function remainingFields(row: Json, kind: RowKind, losesPlayer: boolean, rules: Rules): Json {
  let remaining = row;
  for (const [name, part] of Object.entries(row)) {
    const inner = rowsIn(name, kind, Array.isArray(part));
    if (inner === undefined) continue;
    // What belongs to a title without a player has none either; what is like it, or played in it, may.
    const isOwn = name === 'seasons' || !Array.isArray(part);
    const found = remainingPart(part, inner, losesPlayer && isOwn, rules);
    if (found !== part) remaining = { ...remaining, [name]: found };
  }
  const named = withoutNames(row, remaining);
  const first = withoutFirst(named, rules.withdrawn);
  return losesPlayer ? withoutPlayers(first, rules.noPlayer) : first;
}

/** Fields with bare names on the wire, beside a list of people with their ids: of a drama, of a song. */
const NAMED = ['directors', 'writers', 'singers', 'composer'];

function withoutNames(before: Json, remaining: Json): Json {
  if (before.people === remaining.people) return remaining;
  const namesIn = (people: unknown) =>
    Array.isArray(people) ? people.map((one) => field(one, 'name')) : [];
  const left = namesIn(remaining.people);
  const gone = namesIn(before.people).filter((name) => !left.includes(name));
  const without = (names: unknown) =>
    Array.isArray(names) ? names.filter((name) => !gone.includes(name)) : names;
  const named = NAMED.filter((name) => Object.hasOwn(remaining, name)).map((name) => [
    name,
    gone.includes(remaining[name]) ? undefined : without(remaining[name]),
  ]);
  return { ...remaining, ...Object.fromEntries(named) };
}
