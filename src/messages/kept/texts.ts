/** The texts of what a visitor keeps on the device. Scripts ask for those of the page's language after it was touched. */
import type { Language } from '#/contract/language.ts';

export type KeptTexts = {
  /** Names of the buttons of one title. */
  keep(title: string): string;
  seen(title: string): string;
  remove(title: string): string;
  next(title: string): string;
  at(time: string): string;
  inPart(part: number, time: string): string;
  continueWatching: string;
  removeAll: string;
  yourList: string;
  seenShort: string;
  removeShort: string;
  playsHere: string;
  playsNot: string;
  saved: string;
  full: string;
  refused: string;
  most: string;
  count(titles: number): string;
  imported(added: number, known: number, left: number): string;
  unreadable: string;
  forgotten: string;
  notForgotten: string;
};

/** Fetches the texts of a language. */
export const loadKept: Record<Language, () => Promise<{ texts: KeptTexts }>> = {
  en: () => import('./kept-en.ts'),
  ur: () => import('./kept-ur.ts'),
  hi: () => import('./kept-hi.ts'),
  pa: () => import('./kept-pa.ts'),
};
