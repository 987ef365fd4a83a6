/** The words of titles, and the motifs that show what they name. */
import type { MotifName } from '../motifs/all.ts';
import type { Titled } from './pools.ts';

/**
 * One entry of the lexicon: a motif, and the words or phrases that name it, separated by commas, in
 * the form that `foldTitle` returns. They match whole words, and these with `s` or `es` at their end.
 */
export type Entry = {
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
  kinds?: readonly Titled['kind'][];
};

const playful = ['cartoon', 'short', 'series', 'clip'] as const;

/** Phrases whose words mean something else than alone: a phrase takes its words out of a title. */
export const IDIOMS: readonly string[] = [
  'king of comedy',
  'elephants dream',
  'monkey business',
  'duck soup',
  'tears of steel',
  'his girl friday',
  'all star',
  'five star',
  'star wars',
  'strange love',
  'last command',
  'time i saw',
  'last man on earth',
  'down to earth',
  'love parade',
  'heaven sake',
  'private life',
  'of new york',
  'the big house',
  'blue angel',
  'hell angel',
  'baby be good',
  'bride and gloom',
  'shop of horrors',
  'fright to the finish',
  'man of the hour',
  'a day at the races',
  'for a day',
  'song a day',
  'all at sea',
  'one night',
  'sign of the times',
  'green light',
  'car wash',
  'home front',
  'song of two humans',
  'of the opera',
  'sings the blues',
  'cleaning blues',
  'doctor in',
  'naya daur',
  'inspector general',
  'door hato',
  'kid brother',
  'big business',
  'duck and cover',
  'law of averages',
  'first cycle',
  'night of april',
  'letter perfect',
  'fish out of water',
  'rain man',
  'star trek',
  'burger king',
  'light opera',
  'sea of love',
  'in the mood for love',
  'west side story',
  'wild west show',
  'call it a day',
  'dead poets',
  'a league of their own',
];

/** Entries of the lexicon. The first entry that matches is the most telling. */
export const entries: readonly Entry[] = [
  { motif: 'barberPole', words: 'agent 327' },
  { motif: 'lampPost', words: 'street angel, red light' },
  { motif: 'breath', words: 'breath, breathing, pranayama' },
  { motif: 'sunSalute', words: 'surya namaskar' },
  { motif: 'stretch', words: 'stretch' },
  { motif: 'dumbbell', words: 'plank, squat, wall sit, strength, exercise, muscle' },
  { motif: 'pose', words: 'posture, yoga, asana, pose' },
  { motif: 'trench', words: 'western front, trench, no man land, armistice, at war, world war' },
  { motif: 'ape', words: 'king kong, ape, ape man, gorilla, kong, tarzan, monkey, orangutan' },
  { motif: 'barberPole', words: 'barber, barbershop' },
  { motif: 'bat', words: 'bat, batman, vampire, vampyr, vampires, dracula, nosferatu' },
  {
    motif: 'dupatta',
    words:
      'kannya, kanya, bibi, anuradha, madhumati, aurat, sheela, mother, maa, ammi, dulhan, lachhi, teri yaad, nari, begum, bahu, beti, behen, rani, heer',
    southAsian: true,
  },
  { motif: 'cat', words: 'felix, cat, kitten, kitty, feline, billi', kinds: playful },
  { motif: 'rabbit', words: 'rabbit, bunny, bunnies, hare', kinds: playful },
  { motif: 'llama', words: 'llama, llamigos, dillama, alpaca, caminandes' },
  { motif: 'bear', words: 'bear, panda, teddy', kinds: playful },
  { motif: 'mouse', words: 'mouse, mice, rat, chuha', kinds: playful },
  { motif: 'dog', words: 'dog, doggone, pup, puppy, puppies, hound', kinds: playful },
  { motif: 'dinosaur', words: 'dinosaur, lost world, jurassic, gila monster, prehistoric' },
  { motif: 'dragon', words: 'dragon, sintel, azhdaha' },
  { motif: 'tiger', words: 'tiger, lion, leopard, panther, sher, jungle book' },
  { motif: 'elephant', words: 'elephant, haathi, hathi, maharajah' },
  { motif: 'camel', words: 'camel, sheik, sheikh, arabia, caravan, bedouin, sahara' },
  { motif: 'pyramid', words: 'mummy, pyramid, egypt, pharaoh, cleopatra, nile, cairo' },
  { motif: 'skull', words: 'skeleton, skull, zombie, tomb, pirate, corpse, dead' },
  { motif: 'ghost', words: 'ghost, haunt, haunted, spook, spooks, bhoot, souls, phantom empire' },
  { motif: 'robot', words: 'robot, android, cyborg, automaton, mechanical monsters' },
  { motif: 'laboratory', words: 'frankenstein, laboratory, brain, invention, scientist, jekyll' },
  { motif: 'djinn', words: 'djinn, jinn, jin, genie, aladdin, wonderful lamp' },
  {
    motif: 'carpet',
    words: 'bagdad, baghdad, magic carpet, arabian nights, achmed, sindbad, sinbad, ali baba',
  },
  {
    motif: 'mask',
    words:
      'mask, zorro, fantomas, phantom, charade, chori, invisible man, spies, baazi, chor, thief',
  },
  { motif: 'magnifier', words: 'sherlock, holmes, detective, clue, evidence, jasoos' },
  {
    motif: 'train',
    words: 'train, railroad, railway, the general, billion dollar limited, gaadi, express',
  },
  { motif: 'rail', words: 'rail, tracks, pather panchali, junction' },
  { motif: 'volcano', words: 'volcano, krakatoa, pompeii, earthquake, eruption' },
  {
    motif: 'mountain',
    words:
      'mount, mountain, mountaineer, kilimanjaro, arctic, everest, alps, parbat, peak, sierra, snow',
  },
  { motif: 'wheat', words: 'bread, wheat, harvest, anaj, roti' },
  { motif: 'tractor', words: 'tractor, plow, plough' },
  {
    motif: 'furrows',
    words:
      'zamin, zameen, dharti, kisan, southerner, jat, jatt, earth, farm, farmer, plains, soil, mitti',
  },
  { motif: 'village', words: 'gaon, village, pind, basti, hamlet, our town, nagar' },
  { motif: 'lighthouse', words: 'lighthouse, harbor, harbour, coast, beacon' },
  { motif: 'anchor', words: 'dock, tar, navy, sailor, anchor, fleet, popeye' },
  {
    motif: 'warship',
    words: 'battleship, destroyer, cruiser, potemkin, bismarck, battle of midway, lusitania',
  },
  { motif: 'submarine', words: 'submarine, undersea, u boat, twenty thousand leagues' },
  {
    motif: 'ship',
    words:
      'ship, navigator, steamboat, sailing, sails, mayflower, titanic, captain, voyage, atalante',
  },
  { motif: 'boatman', words: 'naiya, kashti, boatman, ferry, majhi, barge' },
  { motif: 'bridge', words: 'bridge' },
  { motif: 'swimmer', words: 'swim, swimmer, swimming, diver' },
  {
    motif: 'fish',
    words: 'fish, fishing, ocean, underwater, mermaid, shark, whale, samundar, leeches',
  },
  {
    motif: 'waves',
    words:
      'river, satluj, sea, water, neptune, flood, lake, darya, ganga, sagar, kande, tide, moana',
  },
  { motif: 'umbrella', words: 'umbrella, monsoon, sawan, shower, rain, barsaat' },
  {
    motif: 'storm',
    words: 'storm, thunder, lightning, toofan, hurricane, tempest, cyclone, bijli, electric',
  },
  {
    motif: 'flame',
    words:
      'fire, fireman, flame, aag, hell, burning, inferno, sholay, shola, agni, angaar, joan of arc, devil, faust',
  },
  { motif: 'candle', words: 'candle, devdas, mombatti' },
  { motif: 'lotus', words: 'lotus, kamal' },
  {
    motif: 'flower',
    words:
      'flower, blossom, phool, gul, gulab, bakavali, spring, garden, shakuntala, rose, bahaar, bagh, chaman, lily, lilies, violet',
  },
  {
    motif: 'arch',
    words:
      'mahal, mughal, palace, raja, anarkali, light of asia, shiraz, alam ara, sahib, taj, nawab, haveli, sultan',
  },
  { motif: 'bell', words: 'bell, hunchback, notre dame, pukar, angelus' },
  { motif: 'bow', words: 'robin hood, archer, arrow, teer, kamaan' },
  {
    motif: 'helmet',
    words: 'sikandar, alexander, gladiator, legion, caesar, roman, ben hur, soldier, fauji',
  },
  {
    motif: 'sword',
    words: 'sword, musketeer, cyrano, talwar, swordsman, don juan, duel, shamsheer, black pirate',
  },
  {
    motif: 'crown',
    words:
      'king, queen, prince, princess, princesses, royal, emperor, harishchandra, badshah, samrat, throne, henry viii, napoleon, shahzada, majesty',
  },
  { motif: 'dice', words: 'dice, gamble, gambler, gambling, casino, monte carlo, jua' },
  { motif: 'playingCards', words: 'poker, ace, aces, cards, jack of' },
  {
    motif: 'harlequin',
    words:
      'kismet, karma, harlequin, carnival, karnival, circus, clown, joker, luck, lucky, naseeb, freak, laughs',
  },
  { motif: 'dholak', words: 'dholak, bhangra, jhumar, baraat, giddha, luddi' },
  { motif: 'tabla', words: 'tabla, taal, theka, jugalbandi' },
  { motif: 'drum', words: 'drum, drummer, dhol, parade' },
  { motif: 'trumpet', words: 'trumpet, dippermouth, bugle, jazz, king of jazz, band, swing' },
  { motif: 'violin', words: 'violin, fiddle, fiddlestick, serenade, greensleeves' },
  { motif: 'tanpura', words: 'raag, raga, khayal, tansen, baiju, gitam, bhajan' },
  { motif: 'ghazalSinger', words: 'ghazal, qawwali, thumri' },
  { motif: 'ankleBells', words: 'ghungroo, payal, pakeezah, umrao, nache, kathak, mujra, jhanak' },
  { motif: 'microphone', words: 'singer, radio, broadcast, broadcasted, awaz, crooner' },
  {
    motif: 'record',
    words:
      'song, sing, singing, music, musical, blues, opera, melody, melodies, dance, dancing, geet, sangeet, waltz, rhythm, symphony, naghma',
  },
  { motif: 'spiral', words: 'svengali, hypnotist, hypnotic, vertigo, spiral, dementia, caligari' },
  { motif: 'spectacles', words: 'ainak, glasses, spectacle, specs' },
  { motif: 'movieCamera', words: 'camera, cameraman, hollywood, movie, show people, newsreel' },
  { motif: 'eye', words: 'eye, shuteye, look, haxan, nazar, gaze, aankh, akhiyan, vision, spies' },
  { motif: 'smoke', words: 'smoke, dhuwan, dhuan, reefer, cigarette, fog' },
  { motif: 'hourglass', words: 'too late, hourglass, last hour' },
  {
    motif: 'clock',
    words:
      'hour, ghadi, time, yesterday, tomorrow, daur, waqt, clock, minute, noon, o clock, dinner at eight',
  },
  { motif: 'heart', words: 'heart, dil, valentine, mohabbat' },
  {
    motif: 'horse',
    words:
      'horse, rider, ride, riding, stallion, saddle, pony, mustang, cavalry, cowboy, rodeo, ranger, godiva',
  },
  {
    motif: 'cactus',
    words:
      'west, western, texas, arizona, rio, outlaw, frontier, trail, canyon, nevada, wyoming, prairie, bandit, virginian, gaucho, badman',
  },
  {
    motif: 'revolver',
    words: 'sheriff, gun, gunman, bullet, shot, pistol, scarface, enemy, gangster, mob, hold up',
  },
  {
    motif: 'chain',
    words: 'chain, chain gang, fugitive, prison, prisoner, jail, qaidi, bondage, ghulam',
  },
  { motif: 'courtroom', words: 'court, judge, trial, lawyer, waris, adalat, insaf, jury, verdict' },
  { motif: 'policeCap', words: 'police, policeman, cop, c i d, thana, inspector, constable' },
  {
    motif: 'palm',
    words:
      'island, desert, oasis, hawaii, tropic, algiers, africa, morocco, casablanca, beach, jungle, cocoanut, tabu, bali, bird of paradise',
  },
  { motif: 'tree', words: 'tree, forest, woods, orchard, peepal' },
  {
    motif: 'lampPost',
    words: 'alley, corner, gali, galiyan, sidewalk, lamp post, bowery, underworld, 42nd street',
  },
  { motif: 'rickshaw', words: 'rickshaw, rickshaw wala, tonga, taanga' },
  { motif: 'cart', words: 'cart, bullock, bailgaadi' },
  {
    motif: 'road',
    words:
      'road, detour, hitch hiker, hitchhiker, run, safar, street, highway, journey, raah, rasta, awaara, walk',
  },
  {
    motif: 'car',
    words: 'car, taxi, truck, race, racing, speed, speedy, motor, automobile, aar paar',
  },
  { motif: 'wheel', words: 'wheel, wagon, chakra, pahiya, trolley' },
  { motif: 'city', words: 'metropolis, superman, berlin, tower, manhattan, shehar' },
  {
    motif: 'skyline',
    words: 'city, cities, town, paris, new york, broadway, piccadilly, chicago, london, hollywood',
  },
  { motif: 'mirror', words: 'mirror, aaina, aina, reflection' },
  {
    motif: 'typewriter',
    words: 'front page, newspaper, reporter, journalist, headline, typewriter, akhbar',
  },
  { motif: 'telephone', words: 'telephone, phone, hello, call, blackmail' },
  {
    motif: 'suitcase',
    words: 'suitcase, hospitality, luggage, traveler, travels, musafir, pardesi',
  },
  {
    motif: 'litWindow',
    words: 'window, room, apartment, hotel, inn, neighbor, neighbour, khidki, lodger',
  },
  { motif: 'courtyard', words: 'aangan, angan, courtyard' },
  { motif: 'house', words: 'house, ghar, home, shop, makaan, mr & mrs, roof' },
  { motif: 'kite', words: 'kite, patang, basant, wind' },
  { motif: 'windmill', words: 'windmill, holland, quixote, mill' },
  { motif: 'balloon', words: 'balloon' },
  {
    motif: 'plane',
    words:
      'plane, airplane, flight, flying, pilot, aviator, wing, squadron, udaan, airport, dawn patrol',
  },
  {
    motif: 'pigeon',
    words:
      'bird, dove, pigeon, kabootar, eagle, falcon, hawk, sparrow, bulbul, swan, panchhi, parinda, chidiya, crow',
  },
  { motif: 'cage', words: 'cage, pinjra, captive, canary' },
  { motif: 'feather', words: 'feather, peacock, mayuri' },
  {
    motif: 'coin',
    words:
      'gold, golden, money, dollar, million, treasure, coin, rupee, paisa, khazanchi, khazana, fortune, bucks, diamond, dividend, sona, penny',
  },
  { motif: 'sleigh', words: 'christmas, santa, sleigh, snowman, winter' },
  { motif: 'star', words: 'star, hero, heroes, taara, taare, sitara, sitare' },
  { motif: 'comet', words: 'comet, meteor, asteroid, flash gordon' },
  {
    motif: 'rocket',
    words:
      'rocket, artemis, apollo, astronaut, a trip to the moon, woman in the moon, radar men from the moon',
  },
  { motif: 'spacecraft', words: 'nasa, psyche, spacecraft, satellite, voyager' },
  {
    motif: 'planet',
    words:
      'cosmos, singularity, mars, martian, outer space, space, universe, planet, galaxy, alien, martians',
  },
  { motif: 'moon', words: 'moon, night, midnight, chand, chaand, dark, darkness, raat, raatein' },
  { motif: 'veil', words: 'veil, bride, ghoonghat, parda, purdah' },
  {
    motif: 'bangles',
    words: 'bangle, chudi, kangan, choori, wedding, marriage, shaadi, nikah, nearlywed',
  },
  {
    motif: 'discs',
    words:
      'ranjha, love, loving, pyaa, pyar, andaz, sial, ishq, kiss, romance, romeo, juliet, wife, wives, husband, twins, divorcee, honeymoon, sona chandi',
  },
  {
    motif: 'diya',
    words: 'diya, diye, deep, deepak, chirag, jyoti, diwali, shama, ujala',
    southAsian: true,
  },
  { motif: 'lantern', words: 'lantern, lamp, light, roshni' },
  { motif: 'letter', words: 'letter, khat, chitthi, postman, telegram, message, mail' },
  {
    motif: 'chapel',
    words: 'church, saint, hallelujah, heaven, angel, monk, nun, cathedral, sinner',
  },
  {
    motif: 'temple',
    words: 'temple, mandir, sant, bhakt, ganesh, kaliya mardan, rama, sita, shiva',
  },
  { motif: 'stethoscope', words: 'doctor, nurse, hospital, kotnis, clinic, dhoop kinare, health' },
  { motif: 'spectacles', words: 'school, college, teacher, professor, jagriti' },
  {
    motif: 'book',
    words: 'book, kahani, dastaan, diary, tale, kitab, legend, poet, shayar, pyaasa, language',
  },
  {
    motif: 'teacup',
    words:
      'tea, chai, coffee, cafe, breakfast, dinner, kitchen, soup, cooking, dish, dishes, lunch',
  },
  { motif: 'pot', words: 'pantry, pot, matka, potion' },
  {
    motif: 'sun',
    words:
      'sun, sunset, sunrise, sunshine, day, asia, india, azad, pheray, armaan, yaad, yaadein, dawn, morning, subah, savera, summer, dhoop',
  },
  {
    motif: 'keyhole',
    words: 'key, keyhole, door, secret, mystery, mysteries, raaz, riddle, stranger',
  },
  { motif: 'footprints', words: 'missing, vanish, vanishes, step, hunted' },
  {
    motif: 'hat',
    words:
      'd o a, combo, impact, agent, noir, quicksand, woman on, private, spy, thin man, suddenly, confidential',
  },
  {
    motif: 'spotlight',
    words: 'applause, theatre, theater, stage, actor, actress, vaudeville, follies',
  },
  { motif: 'sitar', words: 'sitar' },
  { motif: 'sarangi', words: 'sarangi' },
  { motif: 'rubab', words: 'rubab, rabab, robab' },
  { motif: 'flute', words: 'flute, bansuri, murli, krishna' },
  { motif: 'harmonium', words: 'harmonium' },
  { motif: 'gramophone', words: 'gramophone, phonograph' },
  { motif: 'chessboard', words: 'chess, shatranj, checkmate' },
  { motif: 'doll', words: 'doll, gudiya, puppet, marionette' },
  { motif: 'scarf', words: 'dupatta, shawl, chunri, chadar' },
  { motif: 'well', words: 'kuan, khooh' },
  { motif: 'gurdwara', words: 'gurdwara, nanak, guru' },
  { motif: 'mosque', words: 'mosque, masjid' },
  { motif: 'hand', words: 'hand, hath, haath, henna, mehndi, clutching hand' },
  { motif: 'beret', words: 'commando, regiment, alpha bravo charlie' },
  { motif: 'dagger', words: 'dagger, knife, khanjar, murder, assassin' },
  { motif: 'stairs', words: 'stair, stairway, steps' },
  { motif: 'curtain', words: 'encore, cabaret' },
  { motif: 'telephone', words: 'wrong number' },
  { motif: 'bicycle', words: 'bicycle, bike, cycle' },
  { motif: 'runner', words: 'runner, marathon' },
  { motif: 'candelabra', words: 'candelabra' },
  { motif: 'haystack', words: 'hay, haystack, barn' },
  { motif: 'rabbit', words: 'bunny, rabbit, hare' },
];
