import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PARTS } from '#/host/catalogue/files/folder.ts';
import { fieldWords } from '#/host/seed/field-words.ts';
import { credit } from '#/host/seed/fields.ts';

/**
 * Writes a JSON Schema of each part of a catalogue into a folder, so that an editor completes and checks
 * the files while somebody types. Returns the names of the files.
 */
export function writeJsonSchemas(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(PARTS).map(([part, entry]) => {
    const name = `${part}.schema.json`;
    // A file holds one entry or a list of them. Calendar dates have a rule that JSON Schema lacks.
    const schema = z.toJSONSchema(z.union([z.array(entry), entry]), {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema, path }) => {
        // A name alone is a credit too.
        if (zodSchema === credit) jsonSchema.anyOf?.unshift({ type: 'string' });
        explain(part, jsonSchema, path);
      },
    });
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
    return name;
  });
}

/** Says in a schema what a field is, and that a list may have one value alone. */
function explain(
  part: string,
  schema: z.core.JSONSchema.BaseSchema,
  path: (string | number)[],
): void {
  const names = path.filter((_, at) => path[at - 1] === 'properties').map(String);
  if (names.length === 0 || path.at(-2) !== 'properties') return;
  const words = fieldWords([part, ...names]);
  if (words) schema.description = `${words.meaning}: ${words.form}`;
  if (schema.type !== 'array' || !schema.items || Array.isArray(schema.items)) return;
  const { type, items, description, default: empty, ...rest } = schema;
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, { description, default: empty, anyOf: [{ type, items, ...rest }, items] });
}
