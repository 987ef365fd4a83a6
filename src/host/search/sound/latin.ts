/** The sounds of Latin letters, as English and South Asian names are written in them. */

/** Letters with their sounds. A vowel sign of two letters has none of its own before a vowel. */
const SOUNDS: Record<string, string> = {
  ...{ a: 'a', aa: 'A', ai: 'ai', ay: 'e', au: 'au', aw: 'au', ae: 'e' },
  ...{ e: 'e', ee: 'I', ea: 'I', ei: 'e', ey: 'e', ew: 'U' },
  ...{ i: 'i', ie: 'I', o: 'o', oo: 'U', ou: 'u', ow: 'o', oa: 'o', u: 'u', uu: 'U' },
  ...{ b: 'b', bh: 'B', c: 'k', ce: 'se', ci: 'si', cy: 'si', ck: 'k', sce: 'se', sci: 'si' },
  ...{ ch: 'C', chh: 'C', tch: 'C', chr: 'kr', chl: 'kl', ʧ: 'C', tu: 'C' },
  ...{ d: 'd', dh: 'D', dg: 'j', f: 'f', g: 'g', gh: 'G', ge: 'Qe', gi: 'Qi', gy: 'Qi' },
  ...{ ght: 't', igh: 'I', augh: 'o', ough: 'o', eigh: 'e', h: 'h' },
  ...{
    j: 'j',
    jh: 'J',
    k: 'k',
    kh: 'K',
    kn: 'Xn',
    l: 'l',
    m: 'm',
    n: 'n',
    p: 'p',
    ph: 'f',
    ps: 'Ps',
    psy: 'PsAi',
    psych: 'PsAik',
  },
  ...{
    al: 'aL',
    ol: 'oL',
    q: 'k',
    qu: 'kv',
    r: 'r',
    rh: 'r',
    s: 's',
    sh: 'S',
    sch: 'S',
    schoo: 'skU',
    ti: 'S',
  },
  ...{
    t: 't',
    th: 'H',
    v: 'v',
    w: 'v',
    wh: 'v',
    wr: 'r',
    x: 'ks',
    y: 'i',
    ych: 'ik',
    z: 'z',
    zh: 'z',
  },
  ...{ æ: 'e', ø: 'o', œ: 'o', ß: 's', ł: 'l', đ: 'd', ð: 'd', þ: 'H', ı: 'i' },
};

const LETTERS = new RegExp(
  [
    ...[
      '^kn',
      '^ps(?:ych?)?',
      '^wr',
      'ych',
      '[ao]l(?=[km])',
      'schoo',
      'sch',
      'chh',
      'tch',
      '^ch[rl]',
      'ch',
      'ght',
      '(?:au|ou|ei|i)gh(?![aeiouy])',
    ],
    ...['t[iu](?=on|re)', '[bdgjkprstwz]h', 'sc[ei]', 'c[eiyk]', 'dg(?=e)', 'g[eiy]', 'qu'],
    ...[
      'y(?=[aeiou])',
      '[ae]y(?![aeiou])',
      '[aeo]w(?![aeiou])',
      'aa|a[ieu]|e[aei]|ie|o[oua]|uu',
      '.',
    ],
  ].join('|'),
  'gu',
);

/** Returns the sounds of a word in Latin letters. */
export function latinSounds(word: string): string {
  return word
    .replace(/([bcdgjkpst])\1(?=h)/g, '$1')
    .replace(LETTERS, (letters, at: number) =>
      letters === 'y' && isConsonant(word, at) ? 'y' : (SOUNDS[letters] ?? letters),
    );
}

/** Returns whether the `y` at a place of a word is a consonant: it begins the word or a vowel follows. */
function isConsonant(word: string, at: number): boolean {
  return at === 0 || 'aeiou'.includes(word[at + 1] ?? '-');
}

/** How single letters, such as those of C.I.D., and short forms are spoken. */
const CALLED: Record<string, string> = {
  ...{ b: 'bI', c: 'sI', d: 'dI', e: 'I', f: 'ef', g: 'jI', h: 'eC', i: 'Ai', j: 'je', k: 'ke' },
  ...{ l: 'el', m: 'em', n: 'en', o: 'o', p: 'pI', q: 'kU', r: 'Ar', s: 'es', t: 'tI', u: 'yU' },
  ...{ v: 'vI', w: 'dablU', x: 'eks', y: 'vAi', z: 'zed' },
  ...{ mr: 'mistar', mrs: 'misez', dr: 'daktar', st: 'sent' },
};

/** Number of letters of the longest one of them. */
const LONGEST_CALLED = 3;

/** Returns how a word in a name of several words is spoken, if it is a letter or a short form. */
export function calledSounds(word: string): string | undefined {
  return word.length > LONGEST_CALLED ? undefined : CALLED[word];
}
