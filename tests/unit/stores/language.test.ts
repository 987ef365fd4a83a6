import { expect, it } from 'vitest';
import { $language } from '#/stores/language.ts';

it('is English until a page says its language', () => {
  expect($language.get()).toBe('en');
});
