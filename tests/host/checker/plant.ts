/** Ways to spoil the answers of a right host. */
import type { CallName } from '#/contract/calls.ts';
import type { Reply } from '../../fixtures/scripted-host.ts';

export type Json = Record<string, unknown>;
export type Spoil = (reply: Reply, path: string) => Reply;

export type Fault = {
  /** What the host does wrong. */
  name: string;
  /** The call that the check is for. */
  call: CallName;
  /** Beginning of the addresses whose answers are wrong. */
  at: string;
  /** Returns the wrong answer in place of a right one. */
  spoil: Spoil;
  /** The finding: its call if it is another one (null: the host), its field, and words of it. */
  finds: { call?: CallName | null; field?: string; what: string; effect?: string };
  /** Milliseconds for which the check waits for an answer. */
  timeout?: number;
  /** Milliseconds after which an answer is slow. */
  slow?: number;
  /** Ids of a field that the check follows. Default: one. */
  samples?: number;
};

export const reply =
  (wrong: Reply): Spoil =>
  () =>
    wrong;

/** Other fields of the envelope, or of a detail. Undefined: the field is not there. */
export const fields =
  (more: Json | ((json: Json) => Json)): Spoil =>
  (right) => {
    if (right.status !== undefined) return right;
    const json = right.json as Json;
    return { ...right, json: { ...json, ...(typeof more === 'function' ? more(json) : more) } };
  };

/** Other fields of the first row of the list, whatever its envelope. */
export const first =
  (more: Json): Spoil =>
  (right) => ({ ...right, json: inFirst(right.json, more) });

function inFirst(json: unknown, more: Json): unknown {
  if (Array.isArray(json)) return json.map((row, at) => (at === 0 ? { ...row, ...more } : row));
  if (typeof json !== 'object' || json === null) return json;
  const changed = Object.entries(json).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'object' ? inFirst(value, more) : value,
  ]);
  return Object.fromEntries(changed);
}

export const headers =
  (more: Record<string, string>): Spoil =>
  (right) => ({ ...right, headers: more });

/** Spoils only the answers to these addresses. */
export const only =
  (pattern: RegExp, spoil: Spoil): Spoil =>
  (right, path) =>
    pattern.test(path) ? spoil(right, path) : right;
