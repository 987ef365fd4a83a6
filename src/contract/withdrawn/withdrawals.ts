/** What an operator has withdrawn, by kind and id, even if a host still has it. */

/** A season, a drama, a song and a clip (of exercise) have the id that stands in their address. */
export const withdrawnKinds = [
  'movie',
  'series',
  'season',
  'episode',
  'drama',
  'song',
  'clip',
  'person',
] as const;
export type WithdrawnKind = (typeof withdrawnKinds)[number];

/** `player`: it is shown, and no link plays it. `entry`: it is shown nowhere. */
export const scopes = ['player', 'entry'] as const;
export type Scope = (typeof scopes)[number];

export type Withdrawal = { kind: WithdrawnKind; id: string; scope: Scope };

export type Withdrawn = {
  readonly isEmpty: boolean;
  /** Returns the widest scope among what has one of these keys; null if nothing is withdrawn. */
  scopeOf(keys: readonly string[]): Scope | null;
  /** Returns whether anything of a kind is withdrawn. */
  has(kind: WithdrawnKind): boolean;
};

/** Returns the key of a thing. A drama's id is its title, which hosts may spell in several ways. */
export function keyOf(kind: WithdrawnKind, id: string): string {
  return `${kind} ${id.normalize('NFC')}`;
}

export function withdrawnOf(withdrawals: readonly Withdrawal[]): Withdrawn {
  const found = new Map<string, Scope>();
  const kinds = new Set(withdrawals.map(({ kind }) => kind));
  for (const { kind, id, scope } of withdrawals) {
    const key = keyOf(kind, id);
    if (found.get(key) !== 'entry') found.set(key, scope);
  }
  return {
    isEmpty: found.size === 0,
    scopeOf(keys) {
      const all = keys.map((key) => found.get(key));
      return all.includes('entry') ? 'entry' : all.includes('player') ? 'player' : null;
    },
    has: (kind) => kinds.has(kind),
  };
}

export const NOTHING_WITHDRAWN = withdrawnOf([]);
