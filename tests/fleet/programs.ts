/** Real engines on free ports, each in its folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#/server/port.ts';
import { certificateFor } from '../fixtures/certificate.ts';
import { until } from './until.ts';

export type Program = { port: number; child: ChildProcess; said(): string; stop(): Promise<void> };

const DEPLOY = new URL('../../deploy/', import.meta.url);
const deployed = (name: string) => readFileSync(new URL(name, DEPLOY), 'utf8');

/** Replaces each text once. Throws if the file lacks one, so that it and the test stay together. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`not there: ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

/** Starts a program. Resolves when it takes connections. */
async function start(command: string, args: string[], port: number, folder = ''): Promise<Program> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const exited = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
  }
  await until(`${command} takes connections`, () => takesConnections(port)).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(said, { cause: error });
  });
  return {
    port,
    child,
    said: () => said,
    async stop() {
      // A stopped process takes no signal but these two.
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await exited;
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const taken = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return taken;
}

export const newPort = () => freePort('127.0.0.1');
const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `manzar-${name}-`));

/** Starts Redis. With a certificate among the further arguments, the port is one of TLS. */
export async function startRedis(
  port?: number,
  more: readonly string[] = [],
): Promise<Program & { url: string }> {
  const own = port ?? (await newPort());
  const ports = more.includes('--tls-cert-file')
    ? ['--port', '0', '--tls-port', String(own)]
    : ['--port', String(own)];
  const args = [...ports, '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', ...more];
  const program = await start('redis-server', args, own);
  return { ...program, url: `redis://127.0.0.1:${own}` };
}

export type Nginx = Program & { url: string; plain: string; ca: string; checked: string };

/**
 * Starts nginx with the configuration that ships, before two instances. `more`: further texts to
 * replace. `limits`: whether its rates hold for the test, which is one visitor. `checked` is what
 * `nginx -t` says of it. `plain` is the address without TLS.
 */
export async function startNginx(
  a: number,
  b: number,
  more: readonly (readonly [string, string])[] = [],
  { limits = false } = {},
): Promise<Nginx> {
  const folder = newFolder('nginx');
  const [plain, port, inner] = [await newPort(), await newPort(), await newPort()];
  const { key, cert } = certificateFor('localhost');
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  for (const cache of ['pages', 'files']) mkdirSync(join(folder, cache));
  const shipped = replaced(deployed('nginx.conf'), [
    ['server site-a:4321', `server 127.0.0.1:${a}`],
    ['server site-b:4321', `server 127.0.0.1:${b}`],
    ['pid /run/nginx.pid;', `pid ${folder}/pid; daemon off; user root;`],
    ['/var/cache/nginx/', `${folder}/`],
    ['/etc/nginx/tls/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/nginx/tls/privkey.pem', join(folder, 'key.pem')],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:80 default_server;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['    listen [::]:443 ssl http2 default_server;\n', ''],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:8081', `127.0.0.1:${inner}`],
    ['manzar.example', 'localhost'],
    ...more,
  ]);
  const written = limits ? shipped : shipped.replaceAll(/rate=\d+r/g, 'rate=100000r');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, written);
  const args = ['-c', file, '-p', folder];
  const { stderr: checked } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  const program = await start('nginx', args, port, folder);
  const plainly = `http://localhost:${plain}`;
  return { ...program, url: `https://localhost:${port}`, plain: plainly, ca: cert, checked };
}

/** What Varnish counts: what its cache has, answers from there, and requests that went past it. */
type Counts = { objects: number; hits: number; passes: number };
export type Varnish = Program & { url: string; counts(): Counts };

/** Starts Varnish with the VCL that ships, before two instances. */
export async function startVarnish(a: number, b: number): Promise<Varnish> {
  const folder = newFolder('varnish');
  const port = await newPort();
  const vcl = replaced(deployed('varnish.vcl'), [
    ['  .host = "site-a";\n  .port = "4321";', `  .host = "127.0.0.1";\n  .port = "${a}";`],
    ['  .host = "site-b";\n  .port = "4321";', `  .host = "127.0.0.1";\n  .port = "${b}";`],
  ]);
  const file = join(folder, 'site.vcl');
  writeFileSync(file, vcl);
  const args = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m'];
  const more = ['-p', 'http_gzip_support=off', '-j', 'none'];
  const program = await start('varnishd', [...args, ...more], port, folder);
  const counts = () => {
    const { stdout } = spawnSync('varnishstat', ['-n', folder, '-1'], { encoding: 'utf8' });
    const count = (name: string) => {
      const found = new RegExp(`MAIN\\.${name}\\s+(\\d+)`).exec(stdout);
      if (!found) throw new Error(`varnishstat does not count ${name}`);
      return Number(found[1]);
    };
    return { objects: count('n_object'), hits: count('cache_hit'), passes: count('s_pass') };
  };
  return { ...program, url: `http://127.0.0.1:${port}`, counts };
}
