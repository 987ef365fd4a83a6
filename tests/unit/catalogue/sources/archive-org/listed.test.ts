import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedIn } from '#/catalogue/sources/archive-org/listed.ts';

const one = (row: unknown) => listedIn({ files: [row] });
const named = (name: unknown) => one({ name })?.map((file) => file.name);

describe('the list of an item’s files', () => {
  it('gives what archive.org says of each, whose values are texts', () => {
    const row = {
      name: 'Lamp.mp4',
      source: 'derivative',
      format: 'h.264 IA',
      original: 'Lamp.avi',
      height: '480',
      length: '5400.43',
      size: '734003200',
      md5: 'x',
    };
    expect(one(row)).toEqual([
      {
        name: 'Lamp.mp4',
        format: 'h.264 ia',
        original: 'Lamp.avi',
        height: 480,
        length: 5400,
        bytes: 734003200,
        isPrivate: false,
      },
    ]);
  });

  it.each([
    ['5400', 5400],
    ['90:00', 5400],
    ['1:30:00', 5400],
    [5400, 5400],
    ['1:1:1:1', null],
    ['90:', null],
    ['-5', null],
    ['0', null],
    ['86401', null],
    ['soon', null],
    [{}, null],
  ])('reads the length %j as %j seconds', (length, seconds) => {
    expect(one({ name: 'a.mp4', length })).toMatchObject([{ length: seconds }]);
  });

  it('does not know heights and sizes that no film has', () => {
    for (const wrong of ['99999999', '-720', '0', 'NaN', '1e999', null, [], '7'.repeat(400)]) {
      const row = { name: 'a.mp4', height: wrong, size: wrong };
      const small = wrong === '99999999';
      expect(one(row)).toMatchObject([{ height: null, bytes: small ? 99_999_999 : null }]);
    }
  });

  it('has a file in a folder, and none outside the item', () => {
    expect(named('reel 1/Lamp.mp4')).toEqual(['reel 1/Lamp.mp4']);
    const wrong = ['../x.mp4', 'a/../../x.mp4', '/x.mp4', 'a//x.mp4', './x.mp4', 'a\\..\\x.mp4'];
    for (const name of [...wrong, 'a\nb.mp4', 'a\u0000.mp4', '\ud800.mp4', '', 7, null, ['a']]) {
      expect(named(name), String(name)).toEqual([]);
    }
    expect(named(`${'x'.repeat(500)}.mp4`)).toEqual([]);
  });

  it('says which files archive.org gives to nobody', () => {
    for (const said of ['true', true]) {
      expect(one({ name: 'a.mp4', private: said })).toMatchObject([{ isPrivate: true }]);
    }
    for (const said of ['false', false, undefined, null, 'yes', {}]) {
      expect(one({ name: 'a.mp4', private: said })).toMatchObject([{ isPrivate: false }]);
    }
  });

  it('has each name once', () => {
    expect(
      listedIn({ files: [{ name: 'a' }, { name: 'a', height: '7' }, null, 'a'] }),
    ).toHaveLength(1);
  });

  it('takes the first of several files that one was made from, and no file as made from itself', () => {
    expect(one({ name: 'a.mp4', original: ['b.avi', 'c.avi'] })).toMatchObject([
      { original: 'b.avi' },
    ]);
    expect(one({ name: 'a.mp4', original: 'a.mp4' })).toMatchObject([{ original: null }]);
  });

  it('is empty for an item that is not there, is dark, or may not be had', () => {
    const files = [{ name: 'a.mp4' }];
    const restricted = { 'access-restricted-item': 'true' };
    const none = [{}, { is_dark: true, dir: '/1' }, { files, metadata: restricted }];
    for (const record of none) expect(listedIn(record)).toEqual([]);
  });

  it('is null where nothing can be read', () => {
    for (const record of [null, [], 'x', 7, { error: 'x' }, { files: 'x' }, { files: {} }]) {
      expect(listedIn(record)).toBeNull();
    }
  });

  it('is read from anything without a failure', () => {
    const reads = (value: unknown) => {
      listedIn(value);
      listedIn({ files: [value], metadata: value });
      return true;
    };
    fc.assert(fc.property(fc.anything(), reads));
  });
});
