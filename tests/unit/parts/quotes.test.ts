import { expect, it } from 'vitest';
import { runsOf } from '#/parts/clip-facts.tsx';

it('marks what is in other letters, with the spaces and signs inside it', () => {
  expect(runsOf('The tappa “ਕਾਲਾ ਡੋਰੀਆ, ਕੁੰਡੇ” (کالا, 1932) is sung.', 'en')).toEqual([
    { text: 'The tappa “', lang: undefined },
    { text: 'ਕਾਲਾ ਡੋਰੀਆ, ਕੁੰਡੇ', lang: 'pa' },
    { text: '” (', lang: undefined },
    { text: 'کالا', lang: 'ur' },
    { text: ', 1932) is sung.', lang: undefined },
  ]);
  expect(runsOf('ٹپا Heer Ranjha ہے', 'ur').map(({ lang }) => lang)).toEqual([
    undefined,
    'en',
    undefined,
  ]);
});

it('leaves a text of one script, and one without letters, whole', () => {
  for (const text of ['A reel, 1932.', 'é – 12'])
    expect(runsOf(text, 'en')).toEqual([{ text, lang: undefined }]);
  expect(runsOf('', 'hi')).toEqual([]);
});
