/** The unit of systemd, and the image. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#/config.ts';
import { startSite } from '../e2e/site.ts';
import { newPort } from './programs.ts';
import { until } from './until.ts';

it('the unit of systemd exposes at most 2.0', () => {
  const args = ['security', '--offline=true', '--no-pager', 'deploy/manzar.service'];
  const said = execFileSync('systemd-analyze', args, { encoding: 'utf8' });
  const [, exposure] = /Overall exposure level for manzar.service: ([\d.]+)/.exec(said) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
});

type Service = { environment?: Record<string, string>; read_only?: boolean };

it('compose.yaml has the instances that the proxies name, with settings that the site knows', () => {
  const text = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
  const { services } = parse(text('compose.yaml'), { merge: true });
  expect(Object.keys(services)).toEqual(['site-a', 'site-b', 'redis', 'proxy']);
  for (const name of ['site-a', 'site-b']) {
    expect(text('nginx.conf')).toContain(`server ${name}:4321 `);
    expect(text('varnish.vcl')).toContain(`.host = "${name}";`);
    const { environment = {}, read_only } = services[name] as Service;
    expect(read_only).toBe(true);
    const given = Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/^\$\{.*\}$/, ''),
    ]);
    expect(readConfig(Object.fromEntries(given))).toMatchObject({
      sharedCache: true,
      pictureFormat: 'webp',
      shutdownDelay: 5000,
      metricsHost: '0.0.0.0',
      metricsPort: 9464,
      redis: { url: 'redis://redis:6379' },
    });
  }
});

/** A base image that buildah has, such as the one in the Containerfile. */
const BASE = process.env.IMAGE_BASE ?? '';
const IMAGE = 'localhost/manzar-test';

const buildah = (...args: string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** Returns the size of a container's files, in megabytes. */
const sizeOf = (mounted: string) =>
  Number(execFileSync('du', ['-sm', mounted], { encoding: 'utf8' }).split('\t')[0]);

type ImageConfig = {
  User: string;
  Env: string[];
  WorkingDir: string;
  Cmd: string[];
  Healthcheck: { Test: [kind: 'CMD', ...command: string[]] };
};

/** Returns what runs a command as the image does: its user, its variables, its folder. */
function commandIn(root: string, { User, Env, WorkingDir }: ImageConfig, port: number): string[] {
  const variables = [...Env, 'HOST=127.0.0.1', `PORT=${port}`];
  const inFolder = ['sh', '-c', `cd ${WorkingDir} && exec "$@"`, 'sh'];
  return [`--userspec=${User}`, root, 'env', '-i', ...variables, ...inFolder];
}

/** Runs the image on its files, which nobody can change but those of /data. */
function runReadOnly(root: string, data: string, config: ImageConfig, port: number) {
  const script = `mount --bind ${root} ${root} && mount -o remount,ro,bind ${root} &&
    mount --bind ${data} ${root}/data && mount -t proc proc ${root}/proc &&
    ! touch ${root}/site/x 2>/dev/null && exec chroot "$@"`;
  const args = ['-m', 'sh', '-c', script, 'sh', ...commandIn(root, config, port), ...config.Cmd];
  return spawn('unshare', args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Returns the picture that shows a film where somebody shares it. */
async function sharedPictureAt(url: string): Promise<Buffer> {
  const html = await (await fetch(`${url}/ur/zxyxvyXdF/600765021`)).text();
  const [path] = /\/t\/og\/[^"]+/.exec(html) ?? [];
  const answer = await fetch(url + path);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await answer.arrayBuffer());
}

it.skipIf(BASE === '')(
  'the image builds, is at most 210 MB above its base, and serves from a read-only root',
  { timeout: 600_000 },
  async () => {
    const args = ['--format', 'docker', '--isolation', 'chroot', '--build-arg', `BASE=${BASE}`];
    buildah('build', '-q', ...args, '-f', 'deploy/Containerfile', '-t', IMAGE, '.');
    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE));
    const config = Docker.config as ImageConfig;
    expect(config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const containers = [BASE, IMAGE].map((image) => buildah('from', image));
    const [base = '', root = ''] = containers.map((name) => buildah('mount', name));
    const size = sizeOf(root) - sizeOf(base);
    console.log(`The image is ${size} MB above its base.`);
    expect(size).toBeLessThanOrEqual(210);
    const data = mkdtempSync(join(tmpdir(), 'manzar-image-'));
    const [user = 0, group = 0] = config.User.split(':').map(Number);
    chownSync(data, user, group);
    const port = await newPort();
    const [, ...check] = config.Healthcheck.Test;
    const health = () => spawnSync('chroot', [...commandIn(root, config, port), ...check]).status;
    expect(health()).toBe(1);
    const site = runReadOnly(root, data, config, port);
    await until('the image serves', () => health() === 0);
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/movie-dashboard`)).status).toBe(200);
    // It has sharp and the fonts: it draws what the build draws here.
    const here = await startSite();
    expect(await sharedPictureAt(url)).toEqual(await sharedPictureAt(here.url));
    await here.stop();
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    buildah('rm', ...containers);
    buildah('rmi', IMAGE);
    rmSync(data, { recursive: true });
  },
);
