/** The sounds of alphabets whose letters stand each for a sound: Cyrillic and Greek. */

const SOUNDS: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'o', ж: 'z', з: 'z', и: 'i', й: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'h', ц: 's', ч: 'C', ш: 'S', щ: 'S', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ і: 'i', ї: 'yi', є: 'ye', ґ: 'g' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'H', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'ks', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'i', φ: 'f' },
  ...{ χ: 'h', ψ: 'ps', ω: 'o' },
};

/** Returns the sounds of a word. Letters of further scripts, such as 七, stand for themselves. */
export function alphabetSounds(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/./gu, (letter) => SOUNDS[letter] ?? letter);
}
