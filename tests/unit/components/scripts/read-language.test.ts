import { describe, expect, it } from 'vitest';
import { readLanguage } from '#/components/scripts/read-language.ts';

describe('the language that a visitor reads', () => {
  it.each([
    [['ur-PK'], 'ur'],
    [['hi-Deva-IN', 'en'], 'hi'],
    [['pa-IN'], 'pa'],
    [['pa'], 'pa'],
    [['en-GB'], 'en'],
    [['fr', 'pa-Guru', 'ur'], 'pa'],
  ] as const)('of %j is %s', (tags, language) => {
    expect(readLanguage(tags)).toBe(language);
  });

  it.each([
    ['that only begin so', ['hil-PH', 'urh', 'pap-CW', 'enm']],
    ['in another script', ['pa-PK', 'pa-Arab', 'hi-Latn', 'ur-Deva', 'en-Dsrt']],
    ['that it lacks', ['fr', 'de-AT', 'pnb']],
    ['of nobody', []],
  ])('is none of the site’s for languages %s', (_, tags) => {
    for (const tag of tags) expect(readLanguage([tag]), tag).toBeUndefined();
    expect(readLanguage(tags)).toBeUndefined();
  });
});
