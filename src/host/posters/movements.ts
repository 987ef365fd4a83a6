/**
 * How parts of a motif move while their poster is shown at `#m`. A drawing names movements as classes, and its sheet
 * gets the styles of those that it names. A movement begins and ends with the still picture, within five seconds.
 */

import { MOVING, WAKING } from '#/lib/drawing.ts';

/** The id of the root of a picture that moves. */
export const MOVING_ID = MOVING.slice(1);

/** Keyframes: transforms and opacity only, which cost no layout. `.01%` later: at once. */
const KEYFRAMES = {
  beat: '30%{scale:1.12}',
  blink: '40%,60%{scale:1}50%{scale:1 .1}',
  bob: '50%{translate:0 -.14px}',
  dip: '50%{translate:0 1.2px}',
  drift: '30%{translate:.35px}75%{translate:-.3px}',
  fall: '40%{translate:0 .5px;opacity:0}41%{translate:0 -.5px;opacity:0}',
  flap: '50%{scale:1 .5}',
  flip: '50%{scale:-1 1}',
  fly: '50%{translate:0 -4.2px}50.01%{translate:0 4.2px;animation-timing-function:ease-out}',
  glow: '50%{opacity:.25}',
  hop: '50%{translate:0 -.5px}',
  light: '0%,40%{opacity:.1}46%{opacity:.9}52%{opacity:.2}60%{opacity:1}',
  pass: '50%{translate:4.2px}50.01%{translate:-4.2px;animation-timing-function:ease-out}',
  rise: '60%{translate:0 -.5px;opacity:0}61%{translate:0 .5px;opacity:0}',
  rock: '20%{rotate:7deg}50%{rotate:-5deg}80%{rotate:2deg}',
  shake: '25%{rotate:4deg}75%{rotate:-4deg}',
  swell: '50%{scale:1.1}',
  turn: 'to{rotate:1turn}',
};

type Movement = {
  frames: keyof typeof KEYFRAMES;
  seconds: number;
  times?: number;
  /** Its timing function. Default: it begins and ends slowly. */
  pace?: 'linear' | 'ease-in';
  /** The point of the shape's box that stays where it is while the shape turns or grows. */
  about?: '50%' | '50% 0' | '50% 100%';
};

const MOVEMENTS: Readonly<Record<string, Movement>> = {
  beat: { frames: 'beat', seconds: 1, times: 4, about: '50%' },
  blink: { frames: 'blink', seconds: 2, times: 2, about: '50%' },
  bob: { frames: 'bob', seconds: 2, times: 2 },
  dip: { frames: 'dip', seconds: 4 },
  drift: { frames: 'drift', seconds: 4 },
  fall: { frames: 'fall', seconds: 1.3, times: 3 },
  flap: { frames: 'flap', seconds: 0.8, times: 5, about: '50% 100%' },
  flip: { frames: 'flip', seconds: 2, times: 2, about: '50%' },
  fly: { frames: 'fly', seconds: 4, pace: 'ease-in' },
  glow: { frames: 'glow', seconds: 2, times: 2 },
  hop: { frames: 'hop', seconds: 1, times: 4 },
  light: { frames: 'light', seconds: 4 },
  pass: { frames: 'pass', seconds: 4, pace: 'ease-in' },
  rise: { frames: 'rise', seconds: 1.3, times: 3 },
  rock: { frames: 'rock', seconds: 4, about: '50%' },
  shake: { frames: 'shake', seconds: 0.4, times: 8, about: '50%' },
  spin: { frames: 'turn', seconds: 1, times: 4, pace: 'linear', about: '50%' },
  sway: { frames: 'rock', seconds: 4, about: '50% 100%' },
  swell: { frames: 'swell', seconds: 2, times: 2, about: '50%' },
  swing: { frames: 'rock', seconds: 4, about: '50% 0' },
  turn: { frames: 'turn', seconds: 4, about: '50%' },
};

/** What changes a movement. */
const MANNERS: Readonly<Record<string, string>> = {
  back: 'animation-direction:reverse',
  late: 'animation-delay:.5s',
  later: 'animation-delay:1s',
};

/** The words of which a class of a drawing consists. */
export const movementWords: readonly string[] = [
  ...Object.keys(MOVEMENTS),
  ...Object.keys(MANNERS),
];

/** Returns whether a class of a drawing is a movement, such as `turn`, or one in its manner: `turn back late`. */
export function isMovement(value: string): boolean {
  const [movement = '', ...manners] = value.split(' ');
  return (
    Object.hasOwn(MOVEMENTS, movement) && manners.every((manner) => Object.hasOwn(MANNERS, manner))
  );
}

/** Draws shapes that move together. */
export const moving = (movement: string, ...shapes: string[]): string =>
  `<g class="${movement}">${shapes.join('')}</g>`;

const CLASS = /\sclass="([\w ]+)"/g;

/** Returns the style by which the shapes of a motif move; '' if none does. */
export function movementStyle(shapes: string): string {
  const named = new Set([...shapes.matchAll(CLASS)].flatMap(([, names = '']) => names.split(' ')));
  if (named.size === 0) return '';
  const target = `${MOVING}:target`;
  const rules = new Set<string>();
  let clock = '';
  for (const [name, movement] of Object.entries(MOVEMENTS)) {
    if (!named.has(name)) continue;
    const { frames, seconds, times, pace = 'ease-in-out', about } = movement;
    const timing = [`${seconds}s`, pace, times].filter(Boolean).join(' ');
    const origin = about ? `;transform-box:fill-box;transform-origin:${about}` : '';
    // The sky's gradient shows no movement.
    clock = `${WAKING}:target{animation:${frames} 1s}`;
    rules.add(`@keyframes ${frames}{${KEYFRAMES[frames]}}`);
    rules.add(`${target} .${name}{animation:${frames} ${timing}${origin}}`);
  }
  for (const [name, rule] of Object.entries(MANNERS)) {
    if (named.has(name)) rules.add(`${target} .${name}{${rule}}`);
  }
  const all = [...rules, clock].join('');
  return `<style>@media (prefers-reduced-motion:no-preference){${all}}</style>`;
}
