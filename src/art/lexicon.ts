import type { MotifName } from './motifs/all.ts';
import type { FilmForArt } from './subject.ts';

/**
 * One entry of the lexicon: a motif, and the words or phrases that select it, separated by commas.
 * A `*` matches any ending. Phrases have the form that `foldTitle` returns.
 */
type Entry = {
  motif: MotifName;
  words: string;
  /**
   * Whether the entry is only for titles in South Asian languages. Elsewhere the same letters mean
   * something else.
   */
  southAsian?: true;
  /**
   * Kinds to which the entry is limited. A smiling dog does not suit a drama with a dog in its
   * name.
   */
  kinds?: readonly FilmForArt['kind'][];
};

const playful = ['cartoon', 'short', 'series', 'clip'] as const;

/** Entries of the lexicon. The first entry that matches wins. */
const entries: readonly Entry[] = [
  { motif: 'bat', words: 'bat, bats, batman, vampire*, dracula, nosferatu' },
  {
    motif: 'dupatta',
    words:
      'kannya, kanya, bibi, anuradha, madhumati, aurat, sheela, mother, maa, ammi, dulhan, lachhi, teri yaad, nari, begum, bahu, beti, behen',
    southAsian: true,
  },
  { motif: 'cat', words: 'felix, cat, cats, kitten*, kitty, billi', kinds: playful },
  { motif: 'rabbit', words: 'rabbit*, bunny, bunnies, hare, hares, llama*', kinds: playful },
  { motif: 'bear', words: 'bear, bears, panda*, teddy', kinds: playful },
  { motif: 'mouse', words: 'mouse, mice, rat, rats, chuha', kinds: playful },
  { motif: 'dog', words: 'dog, dogs, doggone, pup, pups, puppy, hound*', kinds: playful },
  { motif: 'skull', words: 'skeleton*, skull*, zombie*, mummy, tomb, pirate*' },
  { motif: 'ghost', words: 'ghost*, haunt*, spook*, bhoot*' },
  { motif: 'robot', words: 'robot*, android*, cyborg*, automaton*, mechanical' },
  {
    motif: 'mask',
    words:
      'mask*, zorro, phantom*, stranger*, charade, chori, c i d, invisible, spies, baazi, chor',
  },
  {
    motif: 'train',
    words: 'train, trains, railroad*, railway*, express, general, robbery, rail, gaadi',
  },
  {
    motif: 'moon',
    words: 'moon*, night, nights, midnight*, chand, chaand, dark, darkness, raat, raatein',
  },
  {
    motif: 'mountain',
    words:
      'mount, mountain*, snow, snows, kilimanjaro, arctic, volcano*, everest, alps, parbat, marya, peak',
  },
  {
    motif: 'furrows',
    words:
      'zamin, zameen, dharti, kisan, gaon, bread, southerner, plow, plough, jat, jatt, pather, earth, harvest, farm*, mela, valley',
  },
  { motif: 'lighthouse', words: 'lighthouse*, harbor, harbour, coast, beacon' },
  {
    motif: 'ship',
    words:
      'ship, ships, navigator, potemkin, steamboat, sail*, popeye, lusitania, titanic, captain*, voyage*, naiya, kashti',
  },
  { motif: 'bridge', words: 'bridge*' },
  {
    motif: 'fish',
    words: 'fish*, ocean*, underwater, undersea, mermaid*, shark*, whale*, samundar',
  },
  {
    motif: 'waves',
    words:
      'river*, rain, rains, barsaat, satluj, sea, seas, water, waters, tears, neptune, flood*, lake, darya, ganga, sagar, kande',
  },
  { motif: 'umbrella', words: 'umbrella*, monsoon*, sawan, shower*' },
  {
    motif: 'storm',
    words: 'storm*, thunder*, lightning, toofan, hurricane*, tempest*, cyclone*, bijli',
  },
  {
    motif: 'flame',
    words:
      'fire, fires, fireman, flame*, aag, hell, burning, inferno, sholay, shola, agni, angaar*',
  },
  { motif: 'lotus', words: 'lotus, kamal' },
  {
    motif: 'flower',
    words:
      'flower*, blossom*, phool, gul, gulab, bakavali, spring, garden*, dupatta, shakuntala, duniya, rose, roses, bahaar*, bagh, chaman, lily, lilies',
  },
  {
    motif: 'arch',
    words:
      'mahal, mughal*, bagdad, baghdad, palace*, raja, pukar, anarkali, light of asia, shiraz, aladdin, alam ara, intolerance, sahib, taj, nawab, haveli',
  },
  {
    motif: 'crown',
    words:
      'king, kings, queen*, sikandar, prince, princes, princess, royal*, robin, emperor*, hunchback, harishchandra, badshah, samrat, throne',
  },
  {
    motif: 'harlequin',
    words:
      'dice, kismet, karma, bali, harlequin*, carnival*, circus*, clown*, joker*, casino, gambl*, luck, lucky, naseeb',
  },
  { motif: 'drum', words: 'drum*, dhol*, bhangra, taal, theka, tabla, baraat, parade, jhumar' },
  {
    motif: 'record',
    words:
      'song*, sing, sings, singer*, singing, tansen, baiju, music*, wedding*, blues, opera*, rosie, jazz, melody, melodies, dance*, dancing, geet, sangeet, waltz*, rhythm*, symphony',
  },
  {
    motif: 'eye',
    words:
      'eye, eyes, look, looks, caligari, svengali, camera*, witch*, haxan, nazar, golem, gaze, chien, aankh*, vision*',
  },
  {
    motif: 'clock',
    words:
      'hour*, ghadi, time, times, late, suddenly, yesterday, tomorrow, daur, waqt, clock*, minute*, noon',
  },
  { motif: 'heart', words: 'heart*, dil, valentine*, mohabbat*' },
  {
    motif: 'horse',
    words:
      'horse*, rider*, ride, rides, riding, stallion*, saddle*, pony, mustang*, cavalry, cowboy*, rodeo',
  },
  {
    motif: 'cactus',
    words:
      'west, western, texas, arizona, rio, outlaw*, sheriff, frontier, trail, trails, canyon, nevada, wyoming, prairie, bandit*',
  },
  {
    motif: 'palm',
    words:
      'island*, desert*, sahara, oasis, hawaii*, tropic*, algiers, africa*, cairo, morocco, casablanca, paradise, beach*, sheik*, jungle*',
  },
  { motif: 'tree', words: 'tree, trees, forest*, woods, orchard*, peepal' },
  { motif: 'lampPost', words: 'alley*, corner*, gali, galiyan, sidewalk*, lamp post' },
  {
    motif: 'road',
    words:
      'road*, detour, hitch*, paar, run, awaara, safar, street*, way down, naya, highway*, journey*, raah, rasta',
  },
  {
    motif: 'wheel',
    words: 'wheel*, wagon*, car, cars, race, races, racing, speed*, taxi*, truck*, chakra',
  },
  {
    motif: 'skyline',
    words:
      'superman, city, cities, metropolis, confidential, nagar, town*, tower*, dunia, paris, page, york, manhattan, broadway, shehar',
  },
  {
    motif: 'litWindow',
    words: 'window*, room*, apartment*, hotel*, inn, neighbor*, neighbour*, khidki',
  },
  { motif: 'house', words: 'house*, ghar, home*, shop*, mr & mrs, neecha, makaan' },
  { motif: 'kite', words: 'kite, kites, patang*, basant, wind, winds' },
  { motif: 'balloon', words: 'balloon*' },
  {
    motif: 'plane',
    words:
      'plane*, airplane*, flight*, flying, pilot*, air, aviator*, wings, squadron*, udaan, airport',
  },
  {
    motif: 'pigeon',
    words:
      'bird, birds, dove*, pigeon*, kabootar, eagle*, falcon*, hawk*, sparrow*, bulbul, swan*, panchhi, parinda*',
  },
  { motif: 'feather', words: 'feather*, peacock*, mayuri' },
  {
    motif: 'coin',
    words:
      'gold, golden, money, dollar*, million*, treasure*, coin*, rupee*, paisa, khazan*, fortune*, bucks, diamond*',
  },
  {
    motif: 'star',
    words:
      'star, stars, hero, heroes, project, taara, taare, shree, sitara, sitare, christmas, santa',
  },
  { motif: 'comet', words: 'comet*, meteor*, asteroid*, flash' },
  {
    motif: 'planet',
    words:
      'cosmos, singularity, mars, martian*, space*, nasa, artemis, first, charge, radar, universe, world*, planet*, galaxy, alien*, rocket*',
  },
  {
    motif: 'discs',
    words:
      'heer, ranjha, love*, loving, pyaa*, pyar, devdas, andaz, &, friday, penny, sial, ishq, kiss*, romance*, romeo, juliet, wife, wives, husband*, bride*, marriage*, twins',
  },
  {
    motif: 'diya',
    words: 'diya, diye, deep, deepak, chirag*, jyoti, diwali, shama',
    southAsian: true,
  },
  { motif: 'lantern', words: 'lantern*, lamp*, light, lights, candle*, roshni' },
  { motif: 'letter', words: 'letter*, khat, chitthi, postman, telegram*, message*, mail' },
  {
    motif: 'book',
    words: 'book*, story, stories, kahani, dastaan, diary, tale, tales, school*, kitab, legend*',
  },
  { motif: 'teacup', words: 'tea, chai, coffee, cafe, breakfast, dinner, kitchen' },
  {
    motif: 'sun',
    words:
      'sun, sunset, sunrise, sunshine, day, days, asia, india, azad, pheray, armaan, yaad, yaadein, dawn, morning, subah, savera, summer',
  },
  {
    motif: 'keyhole',
    words: 'key, keys, keyhole, door*, secret*, mystery, mysteri*, raaz, riddle*',
  },
  {
    motif: 'hat',
    words:
      'd o a, scarlet, combo, impact, agent*, noir, quicksand, woman on, bowery, sherlock, private, detective*, gangster*, spy, inspector*',
  },
  { motif: 'rabbit', words: 'bunny, rabbit*, hare' },
];

/**
 * Returns a title in the lexicon's form: lower case, without accents, words separated by one space.
 */
export function foldTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

const rules = entries.map((entry) => {
  const words = entry.words.split(', ').map((word) => word.replace('*', '[^ ]*'));
  return { ...entry, pattern: new RegExp(`(?:^| )(?:${words.join('|')})(?: |$)`, 'u') };
});

/** Returns the motif that a title names, or null. */
export function motifInTitle(
  title: string,
  kind: FilmForArt['kind'],
  southAsian: boolean,
): MotifName | null {
  const folded = foldTitle(title);
  for (const rule of rules) {
    if (rule.southAsian && !southAsian) continue;
    if (rule.kinds && !rule.kinds.includes(kind)) continue;
    if (rule.pattern.test(folded)) return rule.motif;
  }
  return null;
}
