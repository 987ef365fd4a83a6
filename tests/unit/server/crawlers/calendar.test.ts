/** Calendars, read back by the rules of RFC 5545. */
import { describe, expect, it } from 'vitest';
import type { FreeTitle } from '#/contract/rows/free.ts';
import { calendarOf } from '#/server/crawlers/calendar.ts';
import { freeCalendar, freeFeed } from '#/server/crawlers/free-titles.ts';

const NOW = new Date('2026-12-31T23:59:00Z');
const LONG =
  'A name; with, signs \\ and\nlines, कॉपीराइट की घड़ी और बहुत कुछ, کاپی رائٹ کی گھڑی اور بہت کچھ';

/** Returns the lines of a calendar, each whole. Throws if one is too long or does not end as it has to. */
function unfolded(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (line.includes('\n') || Buffer.byteLength(line) > 75) throw new Error(`No line: ${line}`);
    if (line.includes('\ufffd')) throw new Error(`A character is cut: ${line}`);
  }
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
}

/** Returns the properties of each event. */
function eventsIn(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  let depth = 0;
  for (const line of unfolded(text)) {
    const [, name = '', value = ''] = /^([^:;]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') depth += 1;
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    if (name === 'END') depth -= 1;
    if (depth === 2 && name !== 'BEGIN')
      Object.assign(events.at(-1) ?? {}, { [name]: plain(value) });
  }
  expect(depth).toBe(0);
  return events;
}
const plain = (value: string) =>
  value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('a calendar', () => {
  const event = { uid: 'a@b', year: 2027, summary: LONG, url: 'https://b.example/a' };
  const made = (now: Date) => calendarOf({ siteName: 'Manzar', name: LONG, events: [event], now });

  it('has lines of 75 octets, and every sign of a text', () => {
    expect(eventsIn(made(NOW))).toEqual([
      expect.objectContaining({
        UID: 'a@b',
        SUMMARY: LONG,
        URL: 'https://b.example/a',
        DTSTAMP: '20261231T000000Z',
        DTSTART: '20270101',
        DTEND: '20270102',
      }),
    ]);
  });

  it('has the same event on a later day, as a later revision', () => {
    const [before] = eventsIn(made(NOW));
    const [after] = eventsIn(made(new Date('2027-01-01T00:00:00Z')));
    expect(after?.UID).toBe(before?.UID);
    expect(Number(after?.SEQUENCE)).toBe(Number(before?.SEQUENCE) + 1);
  });
});

describe('what becomes free', () => {
  const lights: FreeTitle = {
    id: '7',
    kind: 'movie',
    title: 'City Lights',
    place: null,
    picture: null,
    released: '1931',
    dates: [{ country: 'US', year: 2027, of: null }],
  };
  const ended: FreeTitle = { ...lights, id: '8', title: 'Morocco', released: '1930' };
  const titles = [lights, { ...ended, dates: [{ country: 'US', year: 2026, of: null }] }];
  const file = {
    siteName: 'Manzar',
    siteUrl: 'https://site.example',
    language: 'en',
    now: NOW,
    titles,
  } as const;

  it('is in the calendar of its year and in its own, as one event in all languages', () => {
    const [ofYear] = eventsIn(freeCalendar(file, '2027') ?? '');
    expect(ofYear).toMatchObject({
      UID: 'movie-7-US@site.example',
      SUMMARY: 'City Lights (1931): in the public domain (United States)',
      URL: 'https://site.example/zxyxvyXdF/7',
    });
    const [own] = eventsIn(freeCalendar({ ...file, language: 'ur' }, 'movie-7') ?? '');
    expect(own?.UID).toBe(ofYear?.UID);
    expect(freeCalendar(file, '2031')).toBeNull();
    expect(freeCalendar(file, 'movie-9')).toBeNull();
  });

  it('is in the feed from the year before on, and again when its own year begins', () => {
    const entriesAt = (now: Date) =>
      [...freeFeed({ ...file, now }).matchAll(/<entry><title>(.*?)<\/title>.*<updated>(\d+)/g)].map(
        ([, title, year]) => [title, year],
      );
    expect(entriesAt(NOW)).toEqual([
      ['Free from January 1, 2027', '2026'],
      ['Became free on January 1, 2026', '2026'],
    ]);
    expect(entriesAt(new Date('2027-01-01T00:00:00Z'))).toEqual([
      ['Became free on January 1, 2027', '2027'],
      ['Became free on January 1, 2026', '2026'],
    ]);
    expect(entriesAt(new Date('2025-12-31T23:59:00Z'))).toEqual([
      ['Free from January 1, 2026', '2025'],
    ]);
  });
});
