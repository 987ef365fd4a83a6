/**
 * Rows of the wire. Each is declared once, as fields with their kinds: the schema that hosts keep to,
 * the words of the document and the reader of whatever a host sends follow from that.
 */
import { z } from 'zod';
import { MOST_ROWS } from './limits.ts';
import { isRecord, type Json, rows } from './raw.ts';
import type { Trust } from './trust.ts';

/**
 * A kind of value. `schema` says what a host has to send. `read` takes anything, never throws, and
 * accepts what is meant even if the schema does not.
 */
export type Kind<S extends z.ZodType = z.ZodType, T = unknown> = {
  schema: S;
  read(value: unknown, trust: Trust): T;
  /** What a field holds, beyond its name and its kind. */
  words?: string;
};

type Fields = Readonly<Record<string, Kind>>;

/** The fields of a row, read by their kinds. A field is read when it is asked for. */
export type Values<F> = {
  readonly [N in keyof F]: F[N] extends Kind<z.ZodType, infer T> ? T : never;
};
/** What the site reads of a row. */
export type Read<K> = K extends Kind<z.ZodType, infer T> ? NonNullable<T> : never;
/** A row on the wire, as a host writes it. */
export type Wire<K extends Kind> = z.infer<K['schema']>;

type Schemas<F extends Fields> = { [N in keyof F]: F[N]['schema'] };
type Optional<F extends Fields> = { [N in keyof F]: z.ZodOptional<F[N]['schema']> };
type RowSchema<M extends Fields, E extends Fields> = z.ZodObject<Schemas<M> & Optional<E>>;

export type Row<S extends z.ZodType = z.ZodType, T = unknown> = Kind<S, T> & {
  /** Tells the rows of a list apart: of those with the same key the first one counts. */
  key?(item: NonNullable<T>): string;
  /** Returns the needed fields that are missing or unreadable in a row. */
  lacksOf?(row: unknown, trust: Trust): string[];
};

type Declared<M, E, A, T> = {
  /** Its name in the document. A row without a name is described where it stands. */
  name?: string;
  /** What one row is. */
  is?: string;
  /** What every host sends. */
  must: M;
  /** What a host may send beyond that. Existing clients do not know it. */
  more?: E;
  /** What the site reads all the same, though no host has to know it. */
  also?: A;
  /** Returns what the site reads of a row; null leaves it out. */
  read(wire: Values<M & E & A>, trust: Trust, row: unknown): T;
  key?(item: NonNullable<T>): string;
};

/** What the document says of a schema. One with an id stands once, and others refer to it. */
export type Words = { id?: string; description?: string; examples?: unknown[] };

/** The words of every schema that has some. */
export const words = z.registry<Words>();

/** The schemas of the rows that the document names. */
const byName = new Map<string, z.ZodType>();

/** Returns the schema of a row by its name in the document. */
export function rowNamed(name: string): z.ZodType | undefined {
  return byName.get(name);
}

/** What the fields of each row and envelope hold. */
const fieldWords = z.registry<Record<string, string>>();

type None = Record<never, never>;

/** Returns the declaration of a row. */
export function row<M extends Fields, T, E extends Fields = None, A extends Fields = None>({
  name,
  is,
  must,
  more = {} as E,
  also = {} as A,
  read,
  key,
}: Declared<M, E, A, T>): Row<RowSchema<M, E>, T> {
  const valuesOf = reader<M & E & A>({ ...also, ...more, ...must });
  const schema = objectOf(must, more);
  if (name !== undefined) {
    words.add(schema, { id: name, ...(is && { description: is }) });
    byName.set(name, schema);
  }
  return {
    schema,
    read: (value, trust) => read(valuesOf(value, trust), trust, value),
    ...(key && { key }),
    lacksOf(value, trust) {
      const values = valuesOf(value, trust);
      return Object.keys(must).filter((name) => (values[name] ?? null) === null);
    },
  };
}

/** Returns the schema of an object with fields. */
export function objectOf<M extends Fields, E extends Fields = None>(
  must: M,
  more: E = {} as E,
): RowSchema<M, E> {
  const needed = Object.entries(must).map(([name, { schema }]) => [name, schema]);
  const extras = Object.entries(more).map(([name, { schema }]) => [name, schema.optional()]);
  const said = Object.entries<Kind>({ ...must, ...more }).flatMap(([name, kind]) =>
    kind.words === undefined ? [] : [[name, kind.words]],
  );
  const schema = z.object(Object.fromEntries([...needed, ...extras]));
  fieldWords.add(schema, Object.fromEntries(said));
  return schema as unknown as RowSchema<M, E>;
}

/** What the fields of a schema hold, by name. */
export function fieldWordsOf(schema: z.ZodType): Record<string, string> {
  return fieldWords.get(schema) ?? {};
}

const ROW = Symbol('row');
const TRUST = Symbol('trust');

/** Returns a function that gives the values of a row. Each is read when it is asked for. */
export function reader<F extends Fields>(fields: F): (row: unknown, trust: Trust) => Values<F> {
  class Given {
    readonly [ROW]: Json;
    readonly [TRUST]: Trust;
    constructor(row: unknown, trust: Trust) {
      this[ROW] = isRecord(row) ? row : {};
      this[TRUST] = trust;
    }
  }
  for (const [name, kind] of Object.entries(fields)) {
    Object.defineProperty(Given.prototype, name, {
      get(this: Given) {
        const row = this[ROW];
        // As `field` does; a row has many fields, and is looked at once.
        const value = Object.hasOwn(row, name) ? row[name] : undefined;
        return kind.read(value, this[TRUST]);
      },
    });
  }
  return (row, trust) => new Given(row, trust) as unknown as Values<F>;
}

/** Returns a field of a kind with what it holds. */
export function says<K extends Kind>(kind: K, what: string): K {
  return { ...kind, words: what };
}

/** Returns a kind that is written as another one, and read in another way. */
export function readAs<S extends z.ZodType, T>(
  { schema }: Kind<S>,
  read: (value: unknown, trust: Trust) => T,
): Kind<S, T> {
  return { schema, read };
}

/** Returns a kind that a host may also write as null. */
export function orNull<S extends z.ZodType, T>({
  schema,
  read,
}: Kind<S, T>): Kind<z.ZodNullable<S>, T> {
  return { schema: schema.nullable(), read };
}

/** Reads the first `most` rows of a list. Drops those that can not be read, and those with a key that was there. */
export function readRows<T>(
  { read, key }: Row<z.ZodType, T>,
  value: unknown,
  trust: Trust,
  most = MOST_ROWS,
): NonNullable<T>[] {
  return rows<NonNullable<T>>(value, (one) => read(one, trust) ?? null, key, most);
}

/** Returns the kind of a list. Reads `most` rows and keeps the first `keep`. */
export function listOf<S extends z.ZodType, T>(
  row: Row<S, T>,
  { most = MOST_ROWS, keep = most }: { most?: number; keep?: number } = {},
): Kind<z.ZodArray<S>, NonNullable<T>[]> {
  return {
    schema: z.array(row.schema),
    read: (value, trust) => readRows(row, value, trust, most).slice(0, keep),
  };
}

const NOTHING = {};
type Present<F> = { [N in keyof F]?: NonNullable<F[N]> };

/** Returns the fields that have a value: what a host does not say is left out of an entity. */
export function present<F extends object>(fields: F): Present<F> {
  let found: Present<F> | undefined;
  for (const name in fields) {
    const value = fields[name];
    if (value === null || value === undefined) continue;
    found ??= {};
    found[name] = value;
  }
  return found ?? NOTHING;
}
