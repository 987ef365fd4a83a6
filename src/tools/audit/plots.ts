import { z } from 'zod';
import { linesOf } from '#/host/catalogue/lines.ts';
import { type Runs, runsOf } from './texts.ts';

const plot = z.object({ title: z.string().catch('?'), extract: z.string() });

/**
 * Returns our texts that share eight words in a row with a file of plots: newline-delimited JSON (`.gz`
 * too) with `title` and `extract`, read as a stream. Also returns how many plots it has. Rejects when
 * the file can not be read.
 */
export async function sharedWithPlots(
  file: string,
  runs: Runs,
): Promise<{ shared: string[]; plots: number }> {
  const shared: string[] = [];
  let plots = 0;
  for await (const line of linesOf(file)) {
    const found = plotOf(line);
    if (found === null) continue;
    plots += 1;
    const same = runsOf(found.extract).find((run) => runs.has(run));
    if (same !== undefined) shared.push(`${runs.get(same)} and ${found.title}: ${same}`);
  }
  return { shared, plots };
}

/** Returns the plot of a line, or null for a line without one. */
function plotOf(line: string): z.infer<typeof plot> | null {
  try {
    return plot.safeParse(JSON.parse(line.trim())).data ?? null;
  } catch {
    return null;
  }
}
