import { z } from 'zod';

type Shape = Record<string, z.ZodType>;
type Optional<E extends Shape> = { [K in keyof E]: z.ZodOptional<E[K]> };

/** Names of the extras of each row and envelope. */
const extras = z.registry<{ extras: readonly string[] }>();

/**
 * The schema of a row: `must` is what every host sends, `more` is what our host gives beyond that.
 * Existing clients do not know the extras; a reader does without any of them.
 */
export function row<M extends Shape, E extends Shape = Record<never, never>>(
  must: M,
  more: E = {} as E,
) {
  const optional = Object.fromEntries(
    Object.entries(more).map(([name, value]) => [name, value.optional()]),
  ) as Optional<E>;
  return z.object({ ...must, ...optional }).register(extras, { extras: Object.keys(more) });
}

/** The names of a row's extras: those of its fields that a host need not send. */
export function extrasOf(schema: z.ZodType): readonly string[] {
  return extras.get(schema)?.extras ?? [];
}
