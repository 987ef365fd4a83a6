import { describe, expect, it } from 'vitest';
import { filmOfItem, storedFilm } from '#/catalogue/sources/archive-org/films.ts';

const URL_ = 'https://archive.org';
const src = (file: string) => `${URL_}/download/lamp/${file}`;

describe('the film of an item', () => {
  it('has the address of each file, whatever its name holds', () => {
    const files = [{ name: 'films/Lamp #1 100%?.mp4', format: 'h.264', height: '480', size: '99' }];
    expect(filmOfItem({ files }, URL_, 'lamp')).toEqual({
      parts: [
        {
          files: [{ src: src('films/Lamp%20%231%20100%25%3F.mp4'), height: 480, bytes: 99 }],
        },
      ],
    });
  });

  it('is null if there is no clear one, and undefined if there is no list', () => {
    expect(filmOfItem({}, URL_, 'lamp')).toBeNull();
    expect(filmOfItem({ error: 'x' }, URL_, 'lamp')).toBeUndefined();
    expect(filmOfItem(undefined, URL_, 'lamp')).toBeUndefined();
  });
});

describe('a film that was kept', () => {
  const film = { parts: [{ files: [{ src: src('a.mp4'), height: null, bytes: 7 }] }] };

  it('is read as it was', () => {
    expect(storedFilm(JSON.stringify(film), URL_)).toEqual(film);
    expect(storedFilm('null', URL_)).toBeNull();
  });

  it.each([
    '',
    '{',
    '7',
    '[]',
    '{}',
    '{"parts":[]}',
    '{"parts":[{"files":[]}]}',
    '{"parts":[{"files":[{"src":"https://evil.example/download/lamp/a.mp4"}]}]}',
    '{"parts":[{"files":[{"src":"https://archive.org.evil.example/download/x"}]}]}',
    '{"parts":[{"files":[{"src":7}]}]}',
  ])('is nothing else: %s', (text) => {
    expect(storedFilm(text, URL_)).toBeUndefined();
  });
});
