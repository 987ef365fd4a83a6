import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askData } from '#/stores/data.ts';

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('askData', () => {
  it('calls the site’s own catalogue', async () => {
    const fetched = vi.fn(async () => Response.json([{ id: '1' }]));
    vi.stubGlobal('fetch', fetched);
    expect(await askData('trending', { timeWindow: 'week' })).toEqual([{ id: '1' }]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/data/trending?timeWindow=week',
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    );
  });

  it('rejects when the response is not a success', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'not found' }, { status: 404 }));
    await expect(askData('seasons', {})).rejects.toThrow('seasons: 404');
  });
});
