/** Looks into the schemas of entries: which fields stand at a path. */
import { z } from 'zod';

/** Returns a schema without what may surround it: that it may be missing, has a default or is transformed. */
export function plain(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return plain(schema.def.innerType);
  }
  return schema instanceof z.ZodPipe ? plain(schema.def.in) : schema;
}

/** Returns the fields of an object at a path in a schema; null if there stands no object. */
export function fieldsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodShape | null {
  const here = plain(schema);
  const [key, ...rest] = path;
  if (here instanceof z.ZodArray) return fieldsAt(here.element, key === undefined ? [] : rest);
  if (!(here instanceof z.ZodObject)) return null;
  if (key === undefined) return here.shape;
  const inner = here.shape[String(key)];
  return inner ? fieldsAt(inner, rest) : null;
}

/** Returns the names of fields that have to be there. */
export function neededIn(fields: z.core.$ZodShape): string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);
  });
}
