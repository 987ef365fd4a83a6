/** The fields of a schema, as the page of the contract shows them. */
import type { Schema } from './openapi.ts';

export type Field = {
  name: string;
  /** What it may hold, such as `list of Movie`, `text` or `Rating`. */
  kind: string;
  /** Whether every host has to send it. */
  needed: boolean;
  words: string;
};

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

/** Returns what a value of a schema is, in words. */
export function kindOf(schema: Schema): string {
  const { $ref, anyOf, items, properties, type = [] } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (items) return `list of ${kindOf(items)}`;
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => `${name}: ${kindOf(one)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return [type]
    .flat()
    .map((one) => NAMES[one] ?? one)
    .join(' or ');
}

/** Returns the fields of an object's schema: first those that every host has to send. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  const all = Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
    needed: required.includes(name),
    words: schema.description ?? '',
  }));
  return all.toSorted((a, b) => Number(b.needed) - Number(a.needed));
}
