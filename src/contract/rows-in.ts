/** The rows of an answer that its schema knows, with their fields. */
import { z } from 'zod';
import { isRecord, type Json } from './raw.ts';

export type KnownRow = {
  /** The keys and places that lead to the row; none for the answer itself. */
  path: readonly string[];
  /** The fields that the schema knows. */
  known: Json;
  /** The rows that contain this one, from the outside in, and then this row. */
  within: readonly Json[];
};

/** Returns every row of an answer, each before the rows within it. Leaves out what is no row. */
export function rowsIn(
  schema: unknown,
  value: unknown,
  path: readonly string[] = [],
  holders: readonly Json[] = [],
): KnownRow[] {
  if (schema instanceof z.ZodOptional) return rowsIn(schema.unwrap(), value, path, holders);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      rowsIn(schema.element, item, [...path, String(index)], holders),
    );
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return [];
  const within = [...holders, value];
  const inner = Object.entries(schema.shape).flatMap(([key, known]) =>
    rowsIn(known, value[key], [...path, key], within),
  );
  return [{ path, known: schema.shape, within }, ...inner];
}
