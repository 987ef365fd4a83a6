/**
 * Makes up any number of films, the same ones for the same seed, for runs without a file of real
 * films.
 */

export type Film = {
  title: string;
  year: number;
  cast: string[];
  genres: string[];
  extract: string;
};

/** Returns a Mulberry32 generator: numbers from 0 to 1 that are the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Pick = <T>(from: readonly T[]) => T;

export function picker(random: () => number): Pick {
  return (from) => {
    const found = from[Math.floor(random() * from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
}

const words = (text: string) => text.trim().split(/\s+/);

const ADJECTIVES = words(`last first lost silent golden broken hidden dark bright lonely happy wild
  little great secret iron silver crimson midnight distant burning frozen forgotten sacred hollow
  gentle restless fearless reckless wandering faithful stolen perfect strange bitter sweet quiet`);
const NOUNS = words(`night love man woman king queen city river mountain house road garden train
  letter stranger heart moon star song dance shadow storm island harbour desert forest mirror
  window door bride widow daughter son brother sister captain sheriff doctor detective thief
  gambler soldier sailor pilot singer painter circus carnival frontier canyon valley prairie
  paradise destiny fortune revenge justice honour murder mystery scandal promise dream memory
  summer winter autumn morning kingdom empire legend ghost devil angel wolf tiger eagle horse`);
const PLACES = words(`Texas Nevada Broadway Paris London Cairo Lahore Bombay Shanghai Tokyo Vienna
  Havana Rio Alaska Montana Arizona Chicago Harlem Hollywood Venice Istanbul Karachi Calcutta`);
const GIVEN = words(`Mary John James Robert William Helen Margaret Ruth Dorothy George Charles
  Frank Edward Thomas Henry Alice Florence Lillian Rose Grace Harold Walter Arthur Fred Albert
  Clara Bessie Mabel Viola Ethel Norma Gloria Pola Anna Rita Ava Lana Gene Fay Myrna Irene Joan
  Noor Raj Dilip Ashok Meena Madhu Geeta Shammi Sabiha Santosh Zeba Waheed Nadeem Shabnam`);
const STARTS = words(`B Br C Ch Cl D Dr F Fl G Gr H J K Kr L M N P Pr R S Sh St T Tr V W Z`);
const MIDDLES = words(`a e i o u ai ea oo al an ar el en er il in ol on or ul un ar`);
const ENDS = words(`ton son man ley well ford wood ster berg stein field worth mer ler nor vin dell
  sey den by ham low more ney rick sing walla pur abad kar`);
const GENRES = words('Drama Comedy Western Romance Crime Animated Musical War Horror');
const ROMAN = ['', '', '', '', '', ' II', ' III', ' Returns', ' Strikes Back'];

function titleOf(random: () => number, pick: Pick): string {
  const noun = () => capital(pick(NOUNS));
  const shapes = [
    () => `The ${capital(pick(ADJECTIVES))} ${noun()}`,
    () => `${noun()} of the ${noun()}`,
    () => `The ${noun()} from ${pick(PLACES)}`,
    () => `${capital(pick(ADJECTIVES))} ${noun()}s`,
    () => `A ${noun()} in ${pick(PLACES)}`,
    () => `${noun()} and ${noun()}`,
    () => `${pick(GIVEN)}'s ${noun()}`,
    () => `${surname(pick)} of ${pick(PLACES)}`,
    () => noun(),
  ];
  return pick(shapes)() + (random() < 0.5 ? pick(ROMAN) : '');
}

function surname(pick: Pick): string {
  return pick(STARTS) + pick(MIDDLES) + pick(ENDS);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

export function madeUpFilms(count: number, seed: number): Film[] {
  const random = seeded(seed);
  const pick = picker(random);
  const people = Array.from({ length: count }, () => `${pick(GIVEN)} ${surname(pick)}`);
  return Array.from({ length: count }, () => ({
    title: titleOf(random, pick),
    year: 1900 + Math.floor(random() * 125),
    cast: Array.from({ length: Math.floor(random() * 8) }, () => pick(people)),
    genres: [pick(GENRES)],
    extract: `A ${pick(ADJECTIVES)} ${pick(NOUNS)} meets a ${pick(NOUNS)} in ${pick(PLACES)}.`,
  }));
}
