import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PARTS } from './folder.ts';

/**
 * Writes a JSON Schema of each part of a catalogue into a folder, so that an editor completes and checks
 * the files while somebody types. Returns the names of the files.
 */
export function writeJsonSchemas(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(PARTS).map(([part, entry]) => {
    const name = `${part}.schema.json`;
    // A file holds one entry or a list of them. Calendar dates have a rule that JSON Schema lacks.
    const options = { io: 'input', unrepresentable: 'any' } as const;
    const schema = z.toJSONSchema(z.union([z.array(entry), entry]), options);
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
    return name;
  });
}
