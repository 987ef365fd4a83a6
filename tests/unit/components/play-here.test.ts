import { describe, expect, it } from 'vitest';
import { playHere } from '#/components/play-here.ts';
import { en } from '#/site/messages/en.ts';
import { hi } from '#/site/messages/hi.ts';
import { pa } from '#/site/messages/pa.ts';
import { ur } from '#/site/messages/ur.ts';

describe('what the head of a grid says of what plays', () => {
  const told = { totalResults: 13, playing: 4, watching: false };

  it('is both numbers, also where nothing and where all plays', () => {
    expect(playHere(told)).toEqual([4, 13]);
    expect(playHere({ ...told, playing: 0 })).toEqual([0, 13]);
    expect(playHere({ ...told, playing: 13 })).toEqual([13, 13]);
  });

  it.each([
    ['the host does not tell how many play', { playing: null }],
    ['the host does not tell how many there are', { totalResults: null }],
    ['more play than there are', { playing: 14 }],
    ['the list is empty', { playing: 0, totalResults: 0 }],
    ['the grid shows only what plays', { watching: true }],
  ])('is nothing where %s', (_, changed) => {
    expect(playHere({ ...told, ...changed })).toBeNull();
  });
});

describe('its sentence', () => {
  it('says in every language that nothing can be watched yet', () => {
    expect(en.playHere(0, 21)).toBe('None of these 21 can be watched yet');
    expect(ur.playHere(0, 21)).toBe('ان 21 میں سے ابھی کچھ بھی نہیں دیکھا جا سکتا');
    expect(hi.playHere(0, 21)).toBe('इन 21 में से अभी कुछ भी नहीं देखा जा सकता');
    expect(pa.playHere(0, 21)).toBe('ਇਨ੍ਹਾਂ 21 ਵਿੱਚੋਂ ਅਜੇ ਕੁਝ ਵੀ ਨਹੀਂ ਦੇਖਿਆ ਜਾ ਸਕਦਾ');
    expect(en.playHere(0, 1)).toBe('This one can’t be watched yet');
    expect(ur.playHere(0, 1)).toBe('اسے ابھی نہیں دیکھا جا سکتا');
    expect(hi.playHere(0, 1)).toBe('इसे अभी नहीं देखा जा सकता');
    expect(pa.playHere(0, 1)).toBe('ਇਸ ਨੂੰ ਅਜੇ ਨਹੀਂ ਦੇਖਿਆ ਜਾ ਸਕਦਾ');
  });

  it('groups digits and agrees with the number, in every language', () => {
    expect(en.playHere(1, 13)).toBe('1 of 13 can be watched here');
    expect(en.playHere(1234, 1_234_567)).toBe('1,234 of 1,234,567 can be watched here');
    expect(ur.playHere(1, 13)).toBe('13 میں سے 1 یہاں دیکھنے کے لیے دستیاب ہے');
    expect(ur.playHere(1234, 1_234_567)).toBe(
      '1,234,567 میں سے 1,234 یہاں دیکھنے کے لیے دستیاب ہیں',
    );
    expect(hi.playHere(1, 13)).toBe('13 में से 1 यहाँ देखने के लिए उपलब्ध है');
    expect(hi.playHere(1234, 1_234_567)).toBe('12,34,567 में से 1,234 यहाँ देखने के लिए उपलब्ध हैं');
    expect(pa.playHere(1, 13)).toBe('13 ਵਿੱਚੋਂ 1 ਇੱਥੇ ਦੇਖਣ ਲਈ ਉਪਲਬਧ ਹੈ');
    expect(pa.playHere(1234, 1_234_567)).toBe('12,34,567 ਵਿੱਚੋਂ 1,234 ਇੱਥੇ ਦੇਖਣ ਲਈ ਉਪਲਬਧ ਹਨ');
  });
});
