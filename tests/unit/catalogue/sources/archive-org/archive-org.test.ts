/** Which of archive.org's items may be asked for, over answers of a remote host. */
import { afterAll, expect, it } from 'vitest';
import { createArchive } from '#/catalogue/sources/archive-org/archive-org.ts';
import { createPurges } from '#/catalogue/sources/purges.ts';
import { withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';
import { createArchiveHost, FILM } from '../../../../fixtures/archive-host.ts';

const host = await createArchiveHost();
host.item('lamp', FILM);
afterAll(() => host.close());

const player = { kind: 'archive', src: `${host.origin}/embed/lamp` };
const answer = {
  items: [
    { key: '1', player },
    { key: '2', player },
  ],
};

it('an item of two films may be asked for until both are withdrawn', async () => {
  let gone: string[] = [];
  const archive = createArchive({
    archiveUrl: host.origin,
    timeout: 2000,
    log: () => undefined,
    tagsOf: () => [],
    withdrawn: () => withdrawnOf(gone.map((id) => ({ kind: 'movie', id, scope: 'player' }))),
    purges: createPurges(true),
  });
  const filmAfter = async (...ids: string[]) => {
    gone = ids;
    archive.onShown?.('recentlyAdded', {}, answer, []);
    return archive.filmOf('lamp');
  };
  expect(await filmAfter('2')).not.toBeNull();
  expect(await filmAfter('1')).not.toBeNull();
  expect(await filmAfter('1', '2')).toBeNull();
  archive.close();
});
