import { describe, expect, it } from 'vitest';
import { toResult } from '#/contract/to-result.ts';

describe('settle', () => {
  it('makes a value of either outcome', async () => {
    const error = new Error('no');
    expect(await toResult(Promise.resolve(7))).toEqual({ ok: true, value: 7 });
    expect(await toResult(Promise.reject(error))).toEqual({ ok: false, error });
  });
});
