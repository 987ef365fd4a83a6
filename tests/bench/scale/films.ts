/**
 * Makes up millions of films in all scripts, the same ones for the same number, without keeping them:
 * titles and people from own words, or from those of a file of films.
 */
import { linesOf } from '#/host/catalogue/lines.ts';
import { type Pick, picker, seeded } from '../search-films.ts';

export type MadeFilm = {
  title: string;
  year: number;
  language: string;
  cast: string[];
  directors: string[];
  genres: string[];
  extract?: string;
};

/** Words of titles by language, each with its share of the films; and parts of names. */
export type Words = {
  titles: readonly (readonly [language: string, share: number, words: readonly string[]])[];
  given: readonly string[];
  family: readonly string[];
};

const split = (text: string) => text.trim().split(/\s+/);

const ENGLISH =
  split(`night love man woman king queen city river mountain house road garden train letter
  stranger heart moon star song dance shadow storm island harbour desert forest mirror window door bride
  widow daughter son brother sister captain sheriff doctor detective thief gambler soldier sailor pilot
  singer painter circus carnival frontier canyon valley prairie paradise destiny fortune revenge justice
  honour murder mystery scandal promise dream memory summer winter autumn morning kingdom empire legend
  ghost devil angel wolf tiger eagle horse last first lost silent golden broken hidden dark bright lonely
  happy wild little great secret iron silver crimson midnight distant burning frozen forgotten sacred
  hollow gentle restless fearless reckless wandering faithful stolen perfect strange bitter sweet quiet`);
const URDU = split(`رات دل چاند سورج گلی شہر دریا خواب سفر محبت نصیب دنیا آنکھ پھول بہار خزاں بارش
  آگ پانی زمین آسمان ماں بیٹی بھائی دلہن چوری ڈاکو سپاہی شہزادی بادشاہ غلام راجا رانی تقدیر انصاف وعدہ
  یاد آرزو ارمان کنارا لہر بادل دیوانہ پروانہ شمع چراغ روشنی اندھیرا`);
const HINDI = split(`रात दिल चाँद सूरज गली शहर नदी सपना सफ़र प्यार नसीब दुनिया आँख फूल बहार बारिश आग
  पानी धरती आकाश माँ बेटी भाई दुल्हन चोर डाकू सिपाही राजकुमारी राजा रानी क़िस्मत इंसाफ़ वादा याद अरमान
  किनारा लहर बादल दीवाना परवाना दीपक उजाला अँधेरा गाँव मेला झूला पायल कंगन बंधन संगम`);
const PUNJABI = split(`ਰਾਤ ਦਿਲ ਚੰਨ ਸੂਰਜ ਗਲੀ ਸ਼ਹਿਰ ਦਰਿਆ ਸੁਪਨਾ ਸਫ਼ਰ ਪਿਆਰ ਨਸੀਬ ਦੁਨੀਆ ਅੱਖ ਫੁੱਲ ਬਹਾਰ ਮੀਂਹ ਅੱਗ ਪਾਣੀ
  ਧਰਤੀ ਅੰਬਰ ਮਾਂ ਧੀ ਵੀਰ ਵਹੁਟੀ ਚੋਰ ਡਾਕੂ ਸਿਪਾਹੀ ਰਾਜਾ ਰਾਣੀ ਕਿਸਮਤ ਇਨਸਾਫ਼ ਵਾਅਦਾ ਯਾਦ ਕੰਢਾ ਲਹਿਰ ਬੱਦਲ ਜੱਟ ਮੇਲਾ
  ਪੀਂਘ ਝਾਂਜਰ ਚੂੜੀ ਪਿੰਡ ਖੇਤ ਕਣਕ`);
const GIVEN =
  split(`Mary John James Robert William Helen Margaret Ruth Dorothy George Charles Frank Edward
  Thomas Henry Alice Florence Lillian Rose Grace Harold Walter Arthur Fred Albert Clara Bessie Mabel Viola
  Ethel Norma Gloria Pola Anna Rita Ava Lana Gene Fay Myrna Irene Joan Noor Raj Dilip Ashok Meena Madhu
  Geeta Shammi Sabiha Santosh Zeba Waheed Nadeem Shabnam Balraj Kuldeep Harbhajan Amrit Nargis Suraiya`);
const STARTS = split('B Br C Ch Cl D Dr F Fl G Gr H J K Kr L M N P Pr R S Sh St T Tr V W Z');
const MIDDLES = split('a e i o u ai ea oo al an ar el en er il in ol on or ul un ur');
const ENDS =
  split(`ton son man ley well ford wood ster berg stein field worth mer ler nor vin dell sey den
  by ham low more ney rick sing walla pur abad kar`);

/** The words of films without a file. */
export const OWN_WORDS: Words = {
  titles: [
    ['en', 0.7, ENGLISH],
    ['hi', 0.12, HINDI],
    ['ur', 0.1, URDU],
    ['pa', 0.08, PUNJABI],
  ],
  given: GIVEN,
  family: STARTS.flatMap((a) => MIDDLES.flatMap((b) => ENDS.map((c) => a + b + c))),
};

/** Returns the same with the words of a file's titles and names in place of the English ones. */
export async function wordsOfFile(file: string): Promise<Words> {
  const [titles, given, family] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for await (const line of linesOf(file)) {
    const { title, cast = [] } = JSON.parse(line) as { title: string; cast?: string[] };
    for (const word of title.split(' ')) if (/^\p{L}{3,}$/u.test(word)) titles.add(word);
    for (const name of cast) {
      const [first, ...others] = name.split(' ');
      const last = others.at(-1);
      if (first && last) given.add(first) && family.add(last);
    }
  }
  const others = OWN_WORDS.titles.filter(([language]) => language !== 'en');
  return {
    titles: [['en', 0.7, [...titles]], ...others],
    given: [...given],
    family: [...family],
  };
}

/** Genres with their shares of all films: a few are large, as in every film database. */
const GENRES: readonly (readonly [string, number])[] = [
  ['Drama', 0.35],
  ['Comedy', 0.2],
  ['Romance', 0.1],
  ['Action', 0.08],
  ['Documentary', 0.08],
  ['Crime', 0.05],
  ['Horror', 0.04],
  ['Western', 0.03],
  ['Musical', 0.03],
  ['Animated', 0.02],
  ['War', 0.01],
  ['Devotional', 0.01],
];
/** People for each film, most of whom have one title. */
const PEOPLE_EACH = 4;
const MOST_CAST = 7;
/** Share of films with a text. */
const WITH_TEXT = 0.4;

/** Yields as many films as asked for. */
export function* madeFilms(count: number, words: Words, seed = 1): Generator<MadeFilm> {
  const random = seeded(seed);
  const pick = picker(random);
  const people = Math.ceil(count * PEOPLE_EACH);
  // A few people are in many films.
  const someone = () => personOf(words, Math.floor(people * random() ** 2));
  for (let made = 0; made < count; made += 1) {
    const [language, , own] = shareOf(words.titles, random());
    const length = Math.floor(random() * MOST_CAST);
    yield {
      title: titleOf(own, random, pick),
      year: 1900 + Math.floor(125 * random() ** 0.6),
      language,
      cast: Array.from({ length }, someone),
      directors: [someone()],
      genres: genresOf(random),
      ...(random() < WITH_TEXT && { extract: textOf(pick) }),
    };
  }
}

/** Numbers of words of titles, as often as they stand here. */
const LENGTHS = [...'1222222233333333344445'].map(Number);

function titleOf(words: readonly string[], random: () => number, pick: Pick): string {
  const count = LENGTHS[Math.floor(random() * LENGTHS.length)] ?? 1;
  const title = Array.from({ length: count }, () => capital(pick(words))).join(' ');
  return random() < 0.3 ? `The ${title}` : title;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Returns the name of a person by number: another one for each, as far as there are names. */
export function personOf({ given, family }: Words, number: number): string {
  // Multiplying by a prime mixes the names, so that neighbours differ.
  const mixed = (number * 7919) % (given.length * family.length);
  const first = given[mixed % given.length] ?? '';
  const last = family[Math.floor(mixed / given.length)] ?? '';
  const round = Math.floor(number / (given.length * family.length));
  return round === 0
    ? `${first} ${last}`
    : `${first} ${String.fromCharCode(64 + (round % 26 || 26))}. ${last}`;
}

function genresOf(random: () => number): string[] {
  const first = shareOf(GENRES, random())[0];
  const second = shareOf(GENRES, random())[0];
  return random() < 0.3 && second !== first ? [first, second] : [first];
}

function textOf(pick: Pick): string {
  return Array.from({ length: 30 }, () => pick(ENGLISH)).join(' ');
}

function shareOf<T extends readonly [unknown, number, ...unknown[]]>(
  of: readonly T[],
  at: number,
): T {
  let left = at;
  const found = of.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  const last = found ?? of.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last;
}
