import { describe, expect, it } from 'vitest';
import { settle } from '#/contract/settle.ts';

describe('settle', () => {
  it('makes a value of either outcome', async () => {
    const error = new Error('no');
    expect(await settle(Promise.resolve(7))).toEqual({ ok: true, value: 7 });
    expect(await settle(Promise.reject(error))).toEqual({ ok: false, error });
  });
});
