/** The lines of an import: `{title, year, cast?, directors?, genres?, language?, extract?}`. */
import { z } from 'zod';
import { parseJson } from '#/lib/json.ts';

const names = z.array(z.string().trim().min(1).max(200)).max(200).optional();
const row = z.object({
  title: z.string().trim().min(1).max(1000),
  year: z.number().int().min(1870).max(2100),
  cast: names,
  directors: names,
  genres: z.array(z.string().max(100)).max(50).optional(),
  /** A two-letter code; English if there is none. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  extract: z.string().max(20_000).optional(),
});
export type ImportRow = z.infer<typeof row>;

/** Returns the film of a line, or the reason why the line is not a film. */
export function filmRow(text: string): ImportRow | string {
  // `trim` also removes a byte order mark.
  const content = parseJson(text.trim());
  if (content === undefined) return 'is not JSON';
  const { data, error } = row.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return `${where ? `${where}: ` : ''}${issue?.message ?? 'is no film'}`;
}
