/** Players and pictures that EMBED_HOSTS and IMAGE_HOSTS refuse are found in the files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#/config.ts';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { SHIPPED } from '#/host/places.ts';

/** Returns the lines about a file, by default one of films, under some settings. */
function linesOf(text: string, env: Record<string, string> = {}, file = 'films.yaml'): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'manzar-shown-'));
  writeFileSync(join(folder, file), text);
  const { mistakes, unshown } = openFolder(folder).read();
  rmSync(folder, { recursive: true });
  expect(mistakes).toEqual([]);
  return unshown(readConfig(env)).mistakes.map(lineOf);
}

const OWN = `title: Awara
date: 1951
link: https://player.example/1
poster: http://pictures.example:8080/a.jpg
backdrop: http://localhost:4321/elsewhere.jpg
`;

it('a refused player or picture is found, with the host that a setting would have to name', () => {
  expect(linesOf(OWN)).toEqual([
    'films.yaml:4:1: Awara: poster: the picture is refused: add +http://pictures.example:8080 to IMAGE_HOSTS to allow it',
    'films.yaml:5:1: Awara: backdrop: is no address of a picture that the site shows',
    'films.yaml:3:1: Awara: link: the player is refused: add +player.example to EMBED_HOSTS to allow it',
  ]);
  const env = { EMBED_HOSTS: 'player.example', IMAGE_HOSTS: 'http://pictures.example:8080' };
  expect(linesOf(OWN, env)).toHaveLength(1);
});

const IDS = 'title: Awara\ndate: 1951\narchive: awara-1951\nyoutube: aaaaaaaaaaa\n';

it('a refused player is found also where only its id is given', () => {
  expect(linesOf(IDS)).toEqual([]);
  expect(linesOf(IDS, { EMBED_HOSTS: 'player.example' })).toEqual([
    'films.yaml:3:1: Awara: archive: the player is refused: add +archive.org to EMBED_HOSTS to allow it',
    'films.yaml:4:1: Awara: youtube: the player is refused: add +www.youtube-nocookie.com to EMBED_HOSTS to allow it',
  ]);
});

it('a clip of our own is not refused; an address of an allowed host that is no player is a mistake', () => {
  expect(linesOf('title: Awara\ndate: 1951\nclip: nuqta\n')).toEqual([]);
  const list = 'https://www.youtube-nocookie.com/embed/videoseries';
  expect(linesOf(`title: Awara\ndate: 1951\nlink: ${list}\n`)).toEqual([
    'films.yaml:3:1: Awara: link: is no address of a player that the site shows',
  ]);
});

it('ids of the movie database are found where it answers', () => {
  const films = 'title: Awara\ndate: 1951\nid: 603\n';
  const TMDB_TOKEN = 'a.b.c';
  expect(linesOf(films)).toEqual([]);
  expect(linesOf(films, { TMDB_TOKEN })).toEqual([
    'films.yaml:3:1: Awara: id: 603 is an id of the movie database; give an id of at least 2500000',
  ]);
  const person = (id: number) => linesOf(`name: A\nid: ${id}\n`, { TMDB_TOKEN }, 'people.yaml');
  expect(person(6_999_999)).toEqual([expect.stringContaining('at least 7000000')]);
  expect(person(7_000_000)).toEqual([]);
  const series = (id: number) =>
    linesOf(`title: A\ndate: 1951\nid: ${id}\n`, { TMDB_TOKEN }, 'series.yaml');
  expect(series(999_999)).toEqual([expect.stringContaining('at least 1000000')]);
  expect(series(1_000_000)).toEqual([]);
});

it('nothing of the open catalogue is found', () => {
  const { unshown } = openFolder(SHIPPED).read();
  expect(unshown(readConfig({ TMDB_TOKEN: 'a.b.c' })).mistakes.map(lineOf)).toEqual([]);
});
