/** The captions of our own clips say the words in these, in every language of pages. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#/contract/language.ts';
import { captionedIn } from '#/host/seed/captions.ts';
import { scriptOf } from '#/lib/named.ts';
import { wrongLetters } from '#/tools/audit/letters.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';
import clipWords from './clip-words.json' with { type: 'json' };

const seed = shippedSeed();
const { host, db } = createTestHost();
afterAll(() => db.close());

/** What plays each clip, by the name of the clip: its id in addresses, and its captions. */
const players = new Map(
  [
    ...seed.clips.flatMap((clip) =>
      captionedIn('clips', clip).map((of) => [clip.name, of] as const),
    ),
    ...seed.films.flatMap((film) =>
      captionedIn('films', film).map((of) => [film.clip, of] as const),
    ),
    ...seed.series.flatMap((one) =>
      captionedIn('series', one).map((of) => [Object(of.item).clip as string, of] as const),
    ),
  ].filter(([name]) => name !== undefined),
);

/** The words of each clip by their times in seconds. */
const words = Object.entries(clipWords).map(([name, texts]) => ({
  name,
  times: texts.map(([at]) => Number(at)),
}));

type Cue = { start: number; end: number; text: string };
const seconds = (minutes = '', rest = '') => 60 * Number(minutes) + Number(rest);

async function cuesOf(name: string, language: Language): Promise<Cue[]> {
  const address = `/captions/${players.get(name)?.id}.${language}.vtt`;
  const { status, text } = await askHost(host, address);
  expect([address, status]).toEqual([address, 200]);
  const times = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n/;
  return text
    .trimEnd()
    .split('\n\n')
    .slice(1)
    .map((cue) => {
      const [all = '', ...parts] = times.exec(cue) ?? [];
      const [from, to] = [seconds(parts[0], parts[1]), seconds(parts[2], parts[3])];
      return { start: from, end: to, text: cue.slice(all.length) };
    });
}

/** Returns the letters of a text that are not those of its language. */
function strangeIn(text: string, language: Language): string[] {
  // A page in another script marks each of them with the language.
  const page = language === 'en' ? 'ur' : 'en';
  return (text.match(/\p{L}/gu) ?? []).filter((letter) => scriptOf(letter, page) !== language);
}

it('every clip has words', () => {
  const names = seed.clips.map(({ name }) => name);
  expect(words.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(words.filter(({ times }) => times.length === 0)).toEqual([]);
});

describe.each(words)('$name', ({ name, times }) => {
  const length = seed.clips.find((clip) => clip.name === name)?.seconds ?? 0;

  it('has captions in four languages, at equal times, each before the next and within the clip', async () => {
    expect(players.get(name)?.item.captions?.map(({ language }) => language)).toEqual(languages);
    const english = await cuesOf(name, 'en');
    for (const language of languages) {
      const cues = await cuesOf(name, language);
      const timesOf = (all: Cue[]) => all.map(({ start, end }) => [start, end]);
      expect([language, timesOf(cues)]).toEqual([language, timesOf(english)]);
      for (const { text } of cues) {
        expect([text, strangeIn(text, language)]).toEqual([text, []]);
        if (language !== 'en') expect([text, wrongLetters(language, text)]).toEqual([text, null]);
      }
      const lines = (all: Cue[]) => all.map(({ text }) => text.split('\n').length);
      expect([language, lines(cues)]).toEqual([language, lines(english)]);
    }
    const ends = [...english.slice(1).map(({ start }) => start - 0.01), length];
    expect(english.filter(({ end }, index) => end > (ends[index] ?? 0))).toEqual([]);
  });

  it('has a caption when each of its words appears', async () => {
    const english = await cuesOf(name, 'en');
    const shown = (at: number) => english.some(({ start, end }) => start <= at && at < end);
    expect(times.filter((at) => !shown(at))).toEqual([]);
  });
});
