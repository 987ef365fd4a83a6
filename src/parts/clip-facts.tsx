/** What is known of a song or a fitness video, below its title: each fact is marked and isolated by itself. */
import { Fragment, type ReactNode } from 'react';
import type { Language } from '#/contract/language.ts';
import type { Names } from '#/contract/names.ts';
import type { Clip } from '#/contract/rows/clip.ts';
import { withoutIsolates } from '#/lib/isolated.ts';
import { markOf, named, scriptOf } from '#/lib/named.ts';
import type { Locale } from '#/site/locale.ts';
import { around } from '#/site/messages/around.ts';

/** A part of a text; with a language if it is a quote. */
type Run = { text: string; lang: Language | undefined };

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

type Named = { name: string; names?: Names };
/** A line of the card, with the language of all of it, if it is not the page's. */
type Line = { key: string; lang?: Language; shown: ReactNode };

/** Returns the lines: its credits, its notes. */
export function clipLines(clip: Clip, locale: Locale): Line[] {
  return [credits(clip, locale), notes(clip, locale)].filter((line) => line !== null);
}

function credits({ film, year, singers, composers }: Clip, locale: Locale): Line | null {
  const { m, language } = locale;
  const nameOf = ({ name, names }: Named) => {
    const { first, firstLang } = named(name, names, language);
    return <bdi lang={firstLang}>{first}</bdi>;
  };
  const said = (sentence: (name: string) => string, people: readonly Named[]) => {
    // Each name is isolated by itself. An isolate around them all would find no letter, and be left to right.
    const [before = '', after = ''] = around(sentence).map(withoutIsolates);
    return people.length === 0 ? null : (
      <>
        {before}
        {joined(people.map(nameOf), m.comma)}
        {after}
      </>
    );
  };
  const facts = [
    film && nameOf({ ...film, name: film.title }),
    year,
    said(m.sungBy, singers),
    said(m.musicBy, composers),
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? null : { key: 'credits', shown: joined(facts, ' · ') };
}

function joined(parts: readonly ReactNode[], between: string): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a line never change.
    <Fragment key={index}>
      {index > 0 && between}
      {part}
    </Fragment>
  ));
}

function notes({ notes: text, notesLanguage }: Clip, { language }: Locale): Line | null {
  if (text === null) return null;
  const { lang, dir } = markOf(text, notesLanguage, language);
  const runs = joined(runsOf(text, lang ?? language).map(quoted), '');
  return { key: 'notes', lang, shown: dir ? <bdi>{runs}</bdi> : runs };
}

function quoted({ text, lang }: Run): ReactNode {
  return lang ? <bdi lang={lang}>{text}</bdi> : text;
}
