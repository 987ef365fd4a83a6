/** What a title may show: the motifs that it names, and those that claim nothing about it. */

import type { MotifName } from '../motifs/all.ts';
import type { FilmForArt } from '../subject.ts';
import { motifsInTitle } from './lexicon.ts';

export type Pool = readonly [MotifName, ...MotifName[]];
export type Allowed = { named: readonly MotifName[]; neutral: Pool };
/** What decides about the motif. Songs and exercise films are of the kind `clip` elsewhere. */
export type Titled = Pick<FilmForArt, 'title' | 'language'> & {
  kind: FilmForArt['kind'] | 'song' | 'exercise';
};

/** Motifs for cartoons whose title names none. */
const cartoon = [
  'cat',
  'rabbit',
  'bear',
  'dog',
  'mouse',
  'balloon',
  'kite',
  'umbrella',
  'star',
  'paperBoat',
  'harlequin',
  'discs',
  'rays',
  'sun',
  'curtain',
  'hat',
  'tree',
  'dice',
  'lampPost',
  'ticket',
  'flower',
  'beam',
  'moon',
  'teacup',
  'pigeon',
  'house',
  'violin',
  'trumpet',
  'bicycle',
  'windmill',
  'car',
  'doll',
  'swing',
  'haystack',
] as const satisfies Pool;

/**
 * Neutral motifs, which claim nothing about a film. There are so many that a long list seldom
 * repeats one.
 */
const southAsian = [
  'arch',
  'sun',
  'beam',
  'rays',
  'stairs',
  'discs',
  'flower',
  'kite',
  'lantern',
  'tree',
  'lotus',
  'pigeon',
  'litWindow',
  'drum',
  'paisley',
  'feather',
  'diya',
  'pot',
  'reel',
  'teacup',
  'curtain',
  'moon',
  'lampPost',
  'umbrella',
  'ticket',
  'courtyard',
  'village',
  'swing',
  'candle',
  'bangles',
  'rickshaw',
  'cart',
  'mirror',
  'well',
  'wheat',
  'hand',
  'harmonium',
  'sitar',
  'dholak',
  'rail',
  'spotlight',
] as const satisfies Pool;
const western = [
  'beam',
  'hat',
  'curtain',
  'stairs',
  'discs',
  'rays',
  'sun',
  'reel',
  'litWindow',
  'lampPost',
  'umbrella',
  'pigeon',
  'tree',
  'ticket',
  'book',
  'letter',
  'lantern',
  'keyhole',
  'clock',
  'moon',
  'star',
  'teacup',
  'flower',
  'house',
  'skyline',
  'candle',
  'mirror',
  'suitcase',
  'telephone',
  'hourglass',
  'spotlight',
  'bell',
  'rail',
  'gramophone',
  'bicycle',
  'windmill',
  'candelabra',
  'scarf',
  'spectacles',
  'violin',
] as const satisfies Pool;

/**
 * Neutral motifs for documentaries, which have a real subject: nothing of the stage, nothing
 * mysterious.
 */
const documentary = [
  'sun',
  'reel',
  'rays',
  'tree',
  'pigeon',
  'book',
  'road',
  'mountain',
  'waves',
  'skyline',
  'litWindow',
  'beam',
  'stairs',
  'movieCamera',
  'rail',
  'typewriter',
] as const satisfies Pool;

const song = [
  'record',
  'gramophone',
  'microphone',
  'violin',
  'trumpet',
  'curtain',
  'discs',
  'moon',
  'flower',
  'rays',
  'beam',
  'pigeon',
  'star',
  'spotlight',
  'heart',
] as const satisfies Pool;
const southAsianSong = [
  'sitar',
  'tanpura',
  'harmonium',
  'tabla',
  'sarangi',
  'flute',
  'dholak',
  'lotus',
  'gramophone',
  'microphone',
  'moon',
  'paisley',
  'diya',
  'feather',
  'arch',
  'swing',
] as const satisfies Pool;
const exercise = [
  'stretch',
  'pose',
  'dumbbell',
  'runner',
  'jumpRope',
  'swimmer',
  'bicycle',
  'breath',
  'sunSalute',
  'heart',
  'sun',
  'lotus',
  'tree',
  'waves',
  'clock',
] as const satisfies Pool;

/** All pools by name: what the choice of a motif depends on beside the title. */
export const pools: Readonly<Record<string, Pool>> = {
  cartoon,
  southAsian,
  western,
  documentary,
  song,
  southAsianSong,
  exercise,
};

const southAsianLanguages = new Set(
  'hi ur pa pnb mr bn sd ps gu ta te ml kn or as ne si bho mai ks doi kok sa skr raj'.split(' '),
);

function isSouthAsian(language: string): boolean {
  return southAsianLanguages.has(language.toLowerCase().split(/[-_]/)[0] ?? '');
}

/** Returns what a title may show. The artist after the title of a recording names no motif. */
export function allowedFor({ title, kind, language }: Titled): Allowed {
  const ours = isSouthAsian(language);
  const recorded = kind === 'song' || kind === 'exercise';
  const read = recorded ? title.replace(/ \([^()]*\)$/, '') : title;
  return { named: motifsInTitle(read, kind, ours), neutral: neutralFor(kind, ours) };
}

function neutralFor(kind: Titled['kind'], ours: boolean): Pool {
  if (kind === 'cartoon') return cartoon;
  if (kind === 'documentary') return documentary;
  if (kind === 'exercise') return exercise;
  if (kind === 'song') return ours ? southAsianSong : song;
  return ours ? southAsian : western;
}
