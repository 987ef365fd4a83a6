/** English texts of what a visitor keeps on the device. */
import type { KeptTexts } from './texts.ts';

export const texts: KeptTexts = {
  keep: (title) => `Keep in my list: ${title}`,
  seen: (title) => `Seen: ${title}`,
  remove: (title) => `Remove: ${title}`,
  next: (title) => `Next: ${title}`,
  at: (time) => `At ${time}`,
  inPart: (part, time) => `In part ${part} at ${time}`,
  continueWatching: 'Continue watching',
  removeAll: 'Remove all',
  yourList: 'My list',
  seenShort: 'Seen',
  removeShort: 'Remove',
  playsHere: 'Plays here',
  playsNot: 'Does not play here',
  saved: 'Kept on this device.',
  full: 'There is no room left on this device. Your list is as it was.',
  refused: 'This browser does not let the site keep anything. Nothing was changed.',
  most: 'Your list is full: it has 500 titles. Remove some to keep others.',
  count: (titles) => (titles === 1 ? '1 title' : `${titles} titles`),
  imported: (added, known, left) =>
    `Added: ${added}. In the list before: ${known}. No room in the list: ${left}.`,
  unreadable: 'This file has no list that can be read. Your list is as it was.',
  forgotten: 'All of it is deleted from this device.',
  notForgotten: 'Not all of it could be deleted. Please try again.',
};
