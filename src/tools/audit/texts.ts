import { z } from 'zod';
import { wordsOf } from '#/contract/words.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { linesOf } from '#/host/catalogue/lines.ts';

/** Words in a row that two texts share by copying, hardly by chance. */
const IN_A_ROW = 8;

/** Where each run of eight words stands in our texts. */
type Runs = ReadonlyMap<string, string>;

/** Returns all texts of the files, each with the name of its entry. */
export function textsOf(seed: Seed): { name: string; text: string }[] {
  const { films, series, dramas, people, songs, fitness, clips } = seed;
  const parts = [...series.flatMap(({ seasons }) => seasons), ...dramas];
  // One of our episodes has the text of its clip.
  const episodes = parts.flatMap(({ title, episodes }) =>
    episodes
      .filter(({ clip }) => clip === undefined)
      .map(({ number, description }) => ({
        name: `${title}, episode ${number}`,
        text: description,
      })),
  );
  const titled = [...films, ...series, ...dramas].map(({ title, date, overview }) => ({
    name: `${title} (${date.slice(0, 4)})`,
    text: overview,
  }));
  const biographies = people.map(({ name, biography }) => ({ name, text: biography }));
  const noted = [...songs, ...fitness, ...clips].map(({ title, notes }) => ({
    name: title,
    text: notes,
  }));
  return [...titled, ...episodes, ...biographies, ...noted].flatMap(({ name, text }) =>
    text === undefined ? [] : [{ name, text }],
  );
}

/** Returns every run of eight words in a text. */
function runsOf(text: string): string[] {
  // "Ray's" is one word.
  const words = wordsOf(text.replace(/['’]/g, ''));
  const count = Math.max(0, words.length - IN_A_ROW + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + IN_A_ROW).join(' '));
}

/** Returns pairs of our texts that share eight words in a row, and where all runs stand. */
export function sharedTexts(seed: Seed): { shared: string[]; runs: Runs } {
  const runs = new Map<string, string>();
  const shared = textsOf(seed).flatMap(({ name, text }) => {
    const own = runsOf(text);
    const twice = own.find((run) => runs.has(run));
    const first = twice === undefined ? '' : `${name} and ${runs.get(twice)}: ${twice}`;
    for (const run of own) if (!runs.has(run)) runs.set(run, name);
    return first === '' ? [] : [first];
  });
  return { shared, runs };
}

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
