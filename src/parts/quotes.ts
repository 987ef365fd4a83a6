/** Quotes in a text that are in another writing system than the text. */
import type { Language } from '#/contract/language.ts';
import { scriptOf } from '#/lib/named.ts';

/** A part of a text; with a language if it is a quote. */
export type Run = { text: string; lang: Language | undefined };

/** Letters of one script with what stands between them. */
const RUNS = ['Arab', 'Deva', 'Guru', 'Latn'].map(
  (script) =>
    `\\p{sc=${script}}(?:[\\p{sc=${script}}\\p{M}\\p{P}\\p{N}\\s]*[\\p{sc=${script}}\\p{M}])?`,
);
const RUN = new RegExp(`(${RUNS.join('|')})`, 'u');

/** Cuts a text of a language where its letters change, and joins what is of the language's own letters. */
export function runsOf(text: string, language: Language): Run[] {
  return text
    .split(RUN)
    .filter(Boolean)
    .map((part) => ({ text: part, lang: scriptOf(part, language) }))
    .reduce<Run[]>((runs, run) => {
      const last = runs.at(-1);
      if (last && last.lang === undefined && run.lang === undefined) last.text += run.text;
      else runs.push(run);
      return runs;
    }, []);
}
