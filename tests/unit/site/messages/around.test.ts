import { expect, it } from 'vitest';
import { languages } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { around } from '#/site/messages/around.ts';

it('a sentence is what it says before the name, the name, and what it says after it', () => {
  for (const language of languages) {
    const { m } = localeIn(language);
    const [before, after] = around(m.asCharacter);
    expect(`${before}Anarkali${after}`).toBe(m.asCharacter('Anarkali'));
    expect((before + after).trim()).not.toBe('');
  }
});
