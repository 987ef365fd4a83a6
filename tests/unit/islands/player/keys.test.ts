import { describe, expect, it } from 'vitest';
import { actionOf } from '#/islands/player/keys.ts';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  repeat: false,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
/** An element inside others, by their names. */
const inside = (...names: string[]) => ({
  closest: (requested: string) =>
    requested.split(', ').some((name) => names.includes(name)) ? ({} as Element) : null,
});
const dialog = inside('dialog');

describe('a key', () => {
  it.each([
    ...[' ', 'k', 'K'].map((key) => [key, 'play'] as const),
    ['f', 'fullscreen'],
    ['m', 'mute'],
    ['c', 'captions'],
    ['j', { seconds: -10 }],
    ['l', { seconds: 10 }],
    ['ArrowLeft', { seconds: -5 }],
    ['ArrowRight', { seconds: 5 }],
    ['ArrowUp', { volume: 0.1 }],
    ['ArrowDown', { volume: -0.1 }],
  ] as const)('%j does %j', (key, action) => {
    expect(actionOf(press(key), dialog)).toEqual(action);
  });

  it.each(['x', 'Enter', 'Escape', 'Tab', 'PageDown', 'constructor', '__proto__', 'Dead'])(
    '%s does nothing',
    (key) => {
      expect(actionOf(press(key), dialog)).toBeNull();
    },
  );

  it.each([
    ['ن', 'KeyK', 'play'],
    ['म', 'KeyC', 'captions'],
    ['ਜ', 'KeyJ', { seconds: -10 }],
  ])('of another script (%s) does what the Latin letter in its place does', (key, code, action) => {
    expect(actionOf(press(key, { code }), dialog)).toEqual(action);
  });

  it('of a Latin keyboard does what its letter says, wherever it lies', () => {
    expect(actionOf(press('x', { code: 'KeyK' }), dialog)).toBeNull();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented'])('is not taken with %s', (name) => {
    for (const key of [' ', 'k', 'ArrowLeft', 'f'])
      expect(actionOf(press(key, { [name]: true }), dialog)).toBeNull();
  });

  it('of the native controls stays theirs while they have the focus', () => {
    const video = inside('video', 'dialog');
    for (const key of [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      expect(actionOf(press(key), video)).toBeNull();
    expect(actionOf(press('k'), video)).toBe('play');
  });

  it('is the space bar on a link, too, which a browser follows by Enter alone', () => {
    expect(actionOf(press(' '), inside('a', 'dialog'))).toBe('play');
    expect(actionOf(press('Enter'), inside('a', 'dialog'))).toBeNull();
  });

  it('that presses a button does nothing else', () => {
    const pressed = inside('button', 'dialog');
    expect(actionOf(press(' '), pressed)).toBeNull();
    expect(actionOf(press('k'), pressed)).toBe('play');
    expect(actionOf(press('ArrowLeft'), pressed)).toEqual({ seconds: -5 });
    expect(actionOf(press('ArrowUp'), pressed)).toEqual({ volume: 0.1 });
  });

  it('that scrolls a page stays the page’s', () => {
    for (const key of ['ArrowUp', 'ArrowDown'])
      expect(actionOf(press(key), inside('main'))).toBeNull();
    expect(actionOf(press('ArrowLeft'), inside('main'))).toEqual({ seconds: -5 });
  });

  it.each(['input', 'textarea', 'select'])('is typed into an %s', (name) => {
    for (const key of [' ', 'k', 'ArrowLeft'])
      expect(actionOf(press(key), inside(name, 'dialog'))).toBeNull();
  });

  it('that is held down moves on, but switches once', () => {
    const held = { repeat: true };
    expect(actionOf(press('j', held), dialog)).toEqual({ seconds: -10 });
    expect(actionOf(press('ArrowUp', held), dialog)).toEqual({ volume: 0.1 });
    for (const key of [' ', 'k', 'f', 'm', 'c'])
      expect(actionOf(press(key, held), dialog)).toBeNull();
  });
});
