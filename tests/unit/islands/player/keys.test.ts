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
  ] as const)('%j does %j', (key, action) => {
    expect(actionOf(press(key), dialog)).toEqual(action);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])(
    '%s moves the focus of a remote control, and does nothing to the film',
    (key) => {
      for (const names of [['dialog'], ['button', 'dialog'], ['a', 'dialog'], ['main']])
        expect(actionOf(press(key), inside(...names)), names.join()).toBeNull();
    },
  );

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
    for (const key of [' ', 'k', 'j', 'f'])
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
  });

  it.each(['input', 'textarea', 'select'])('is typed into an %s', (name) => {
    for (const key of [' ', 'k', 'j'])
      expect(actionOf(press(key), inside(name, 'dialog'))).toBeNull();
  });

  it('that is held down moves on, but switches once', () => {
    const held = { repeat: true };
    expect(actionOf(press('j', held), dialog)).toEqual({ seconds: -10 });
    for (const key of [' ', 'k', 'f', 'm', 'c'])
      expect(actionOf(press(key, held), dialog)).toBeNull();
  });
});
