import { expect, it } from 'vitest';
import { isSearchable } from '#/lib/search.ts';
import { exception } from '../../fixtures/exception.ts';

it.each(['', ' ', 'n', 'ni', '  ni  ', '12', 'é́', '👩👩', 'ہ', 'की', 'फ़ि', 'ਹਿੰ', '!ह'])(
  'does not search for “%s”',
  (query) => expect(isSearchable(query)).toBe(false),
);

it.each(['nig', 'n i', '1931', 'ہیر', 'دل', 'हीर', 'ਹੀਰ', 'мы', 'aह'])(
  'searches for “%s”',
  (query) => {
    exception('two-letters');
    expect(isSearchable(query)).toBe(true);
  },
);
