/** The faces that lettering is judged by. They come with the tests: what a machine has is no measure. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILES = {
  'Roboto Condensed': 'roboto-condensed/700Bold/RobotoCondensed_700Bold.ttf',
  'Noto Nastaliq Urdu': 'noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf',
  'Noto Naskh Arabic': 'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  'Noto Sans Devanagari': 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'Noto Sans Gurmukhi': 'noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf',
};

const { resolve } = createRequire(import.meta.url);

/** Rules for a page in which these faces go before those of the machine. */
export async function faceRules(): Promise<string> {
  const rules = Object.entries(FILES).map(async ([family, file]) => {
    const bytes = await readFile(resolve(`@expo-google-fonts/${file}`));
    const src = `url(data:font/ttf;base64,${bytes.toString('base64')})`;
    return `@font-face { font-family: '${family}'; font-weight: 700; src: ${src} }`;
  });
  return (await Promise.all(rules)).join('\n');
}
