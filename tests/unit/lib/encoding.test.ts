import { describe, expect, it } from 'vitest';
import { encodingFor } from '#/server/compress.ts';

describe('the encoding for a visitor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['br; q=0.01', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ])('who accepts “%s” is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('who sends no Accept-Encoding is identity', () => {
    expect(encodingFor(undefined)).toBe('identity');
  });
});
