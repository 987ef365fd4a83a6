/**
 * The fonts by which tests judge lettering. They come with the tests, because machines have
 * different fonts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILES = {
  'Roboto Condensed': 'roboto-condensed/700Bold/RobotoCondensed_700Bold.ttf',
  'Noto Nastaliq Urdu': 'noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf',
  'Noto Naskh Arabic': 'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  'Noto Sans Devanagari': 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'Noto Sans Gurmukhi': 'noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf',
  'Noto Sans Bengali': 'noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf',
};

const { resolve } = createRequire(import.meta.url);

/** Returns `@font-face` rules by which a page prefers these fonts to those of the machine. */
export async function faceRules(): Promise<string> {
  const rules = Object.entries(FILES).map(async ([family, file]) => {
    const bytes = await readFile(resolve(`@expo-google-fonts/${file}`));
    const src = `url(data:font/ttf;base64,${bytes.toString('base64')})`;
    return `@font-face { font-family: '${family}'; font-weight: 700; src: ${src} }`;
  });
  return (await Promise.all(rules)).join('\n');
}
