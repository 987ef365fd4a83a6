/** The unit of systemd, and the image. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newPort } from './programs.ts';
import { until } from './until.ts';

it('the unit of systemd exposes at most 2.0', () => {
  const args = ['security', '--offline=true', '--no-pager', 'deploy/manzar.service'];
  const said = execFileSync('systemd-analyze', args, { encoding: 'utf8' });
  const [, exposure] = /Overall exposure level for manzar.service: ([\d.]+)/.exec(said) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
});

/** A base image that buildah has, such as the one in the Containerfile. */
const BASE = process.env.IMAGE_BASE ?? '';
const USER = 10_001;
const IMAGE = 'localhost/manzar-test';

const buildah = (...args: string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** Returns the size of a container's files, in megabytes. */
const sizeOf = (mounted: string) =>
  Number(execFileSync('du', ['-sm', mounted], { encoding: 'utf8' }).split('\t')[0]);

/** Runs the image's command as its user, on its files, which nobody can change but those of /data. */
function runReadOnly(root: string, data: string, port: number) {
  const script = `mount --bind ${root} ${root} && mount -o remount,ro,bind ${root} &&
    mount --bind ${data} ${root}/data && mount -t proc proc ${root}/proc &&
    ! touch ${root}/site/x 2>/dev/null && exec chroot --userspec=${USER}:${USER} ${root} \
    /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 \
    PORT=${port} CATALOGUE_DB=/data/catalogue.db SHELF_DB=/data/shelf.db \
    PICTURE_CACHE=/data/pictures SQLITE_TMPDIR=/data sh -c 'cd /site && exec node dist/server/entry.mjs'`;
  return spawn('unshare', ['-m', 'sh', '-c', script], { stdio: ['ignore', 'inherit', 'inherit'] });
}

it.skipIf(BASE === '')(
  'the image builds, is at most 210 MB above its base, and serves from a read-only root',
  { timeout: 600_000 },
  async () => {
    const args = ['--isolation', 'chroot', '--build-arg', `BASE=${BASE}`];
    buildah('build', '-q', ...args, '-f', 'deploy/Containerfile', '-t', IMAGE, '.');
    const containers = [BASE, IMAGE].map((image) => buildah('from', image));
    const [base = '', root = ''] = containers.map((name) => buildah('mount', name));
    expect(sizeOf(root) - sizeOf(base)).toBeLessThanOrEqual(210);
    const data = mkdtempSync(join(tmpdir(), 'manzar-image-'));
    chownSync(data, USER, USER);
    const port = await newPort();
    const site = runReadOnly(root, data, port);
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await until('the image serves', isReady);
    expect((await fetch(`http://127.0.0.1:${port}/movie-dashboard`)).status).toBe(200);
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    buildah('rm', ...containers);
    rmSync(data, { recursive: true });
  },
);
