import { expect, it } from 'vitest';
import { $language } from '#/stores/language.ts';

it('the language is English until a page says its own', () => {
  expect($language.get()).toBe('en');
});
