/** Swept answers that are kept. */
import { expect, it } from 'vitest';
import { createRemover, seriesOfSeason } from '#/catalogue/remove-withdrawn.ts';
import { OverLimit } from '#/contract/errors.ts';
import { keyOf, withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';

it('an answer of a season that was swept before its series was known is swept again', () => {
  const withdrawn = withdrawnOf([{ kind: 'series', id: '9', scope: 'player' }]);
  const { withoutWithdrawn } = createRemover(
    () => withdrawn,
    () => [],
  );
  const player = { kind: 'embed', src: 'https://archive.org/embed/e1' };
  const episodes = [{ id: 'e1', title: 'One', player }];
  expect(withoutWithdrawn('seasonEpisodes', { id: 's1' }, episodes, [])).toEqual(episodes);
  const [first] = withoutWithdrawn('seasonEpisodes', { id: 's1' }, episodes, [
    keyOf('series', '9'),
  ]);
  expect(first?.player).toBeNull();
});

it('a season whose series can not be asked for, because of our own limit, does not count as shown', async () => {
  const withdrawn = withdrawnOf([{ kind: 'series', id: '9', scope: 'entry' }]);
  const relatives = seriesOfSeason(
    () => withdrawn,
    () => Promise.reject(new OverLimit()),
  );
  const { isWithdrawn } = createRemover(() => withdrawn, relatives);
  await expect(isWithdrawn('season', 's1')).rejects.toThrow(OverLimit);
});
