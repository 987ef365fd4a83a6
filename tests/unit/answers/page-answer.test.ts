import { describe, expect, it, vi } from 'vitest';
import { NotFound, Upstream } from '#/contract/errors.ts';
import { pageAnswer } from '#/loaders/page-answer.ts';

describe('the answer of a detail page', () => {
  it('is 200 with the value of the call', async () => {
    const ask = vi.fn(async (id: string) => `film ${id}`);
    const answer = await pageAnswer('7', ask);
    expect(answer).toEqual({ ok: true, value: 'film 7', status: 200, gone: false });
  });

  it('is 404 when the host answers 404', async () => {
    const answer = await pageAnswer('7', () => Promise.reject(new NotFound('movie')));
    expect(answer).toMatchObject({ ok: false, status: 404, gone: true });
  });

  it('is 502 when the host fails', async () => {
    const answer = await pageAnswer('7', () => Promise.reject(new Upstream('no answer')));
    expect(answer).toMatchObject({ ok: false, status: 502, gone: false });
  });

  it.each([undefined, '', '../x', 'a b', 'x'.repeat(65)])(
    'is 404 for %j, without a call',
    async (id) => {
      const ask = vi.fn(async () => 'film');
      expect(await pageAnswer(id, ask)).toMatchObject({ status: 404, gone: true });
      expect(ask).not.toHaveBeenCalled();
    },
  );
});
