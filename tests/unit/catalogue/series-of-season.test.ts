import { expect, it } from 'vitest';
import { seriesOfSeason } from '#/catalogue/series-of-season.ts';
import { OverLimit } from '#/contract/errors.ts';
import { withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';

it('a season whose series can not be asked for, because of our own limit, has no keys: the call fails', async () => {
  const withdrawn = withdrawnOf([{ kind: 'series', id: '9', scope: 'entry' }]);
  const relatedKeys = seriesOfSeason(
    () => withdrawn,
    () => Promise.reject(new OverLimit()),
  );
  await expect(relatedKeys('seasonEpisodes', { id: 's1' })).rejects.toThrow(OverLimit);
});
