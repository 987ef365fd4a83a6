import { expect, it } from 'vitest';
import { $language } from '#/stores/language.ts';

it('is English as long as there is no other language', () => {
  expect($language.get()).toBe('en');
});
