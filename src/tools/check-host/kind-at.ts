/** What the schema of an answer wants at a place, in the words of the contract. */
import { z } from 'zod';
import { words } from '#/contract/row.ts';

type SchemaPath = readonly PropertyKey[];

/** Returns the schema at a place, without what says that it may be missing; null for an unknown place. */
function schemaAt(schema: unknown, [key, ...rest]: SchemaPath): unknown {
  if (schema instanceof z.ZodOptional)
    return schemaAt(schema.unwrap(), key === undefined ? [] : [key, ...rest]);
  if (key === undefined) return schema;
  if (schema instanceof z.ZodNullable) return schemaAt(schema.unwrap(), [key, ...rest]);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], rest);
  return null;
}

/** Returns the name of the kind at a place, such as `PicturePath`, `text` or `list`. */
export function kindAt(schema: z.ZodType, place: SchemaPath): string {
  return nameOf(schemaAt(schema, place));
}

function nameOf(schema: unknown): string {
  const id = schema instanceof z.ZodType ? words.get(schema)?.id : undefined;
  if (id) return id;
  if (schema instanceof z.ZodNullable) return `${nameOf(schema.unwrap())} or null`;
  if (schema instanceof z.ZodUnion) return schema.options.map(nameOf).join(' or ');
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodString) return schema.minLength ? 'text that is not empty' : 'text';
  if (schema instanceof z.ZodNumber) return numberOf(schema);
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  return schema instanceof z.ZodObject ? 'object' : 'value of the contract';
}

function numberOf({ isInt, minValue }: z.ZodNumber): string {
  const kind = isInt ? 'whole number' : 'number';
  return minValue !== null && minValue > 0 ? `${kind} from ${minValue}` : kind;
}

/** Returns whether every host has to send the field at a place. */
export function isNeeded(schema: z.ZodType, place: SchemaPath): boolean {
  for (let length = 1; length <= place.length; length += 1) {
    const holder = schemaAt(schema, place.slice(0, length - 1));
    const object = holder instanceof z.ZodNullable ? holder.unwrap() : holder;
    const key = String(place[length - 1]);
    if (object instanceof z.ZodObject && object.shape[key] instanceof z.ZodOptional) return false;
  }
  return true;
}

/** Returns the value at a place; undefined if there is none. */
export function valueAt(value: unknown, [key, ...rest]: SchemaPath): unknown {
  return key === undefined
    ? value
    : valueAt((Object(value) as Record<PropertyKey, unknown>)[key], rest);
}

/** Returns a place as a field: `results.3.title` → `results[].title`. */
export function fieldAt(place: SchemaPath): string {
  return place
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
