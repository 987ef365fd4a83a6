/** Calendars (iCalendar, RFC 5545) of whole days. */

export type CalendarEvent = {
  /** Names the event in every file and version. */
  uid: string;
  /** The year on whose first day it is. */
  year: number;
  summary: string;
  url: string;
};

export type Calendar = {
  siteName: string;
  name: string;
  events: readonly CalendarEvent[];
  /** The day on which the file is made. */
  now: Date;
};

const DAY = 86_400_000;
/** The hour of the day at which a calendar reminds, which is local. */
const REMINDER = 'PT9H';

/**
 * Returns a calendar. A file of a later day is a later revision of its events: an import of it takes the place of an
 * earlier one.
 */
export function calendarOf({ siteName, name, events, now }: Calendar): string {
  const day = Math.floor(now.getTime() / DAY);
  const stamp = new Date(day * DAY).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(siteName)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(name)}`,
    ...events.flatMap((event) => linesOf(event, stamp, day)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, stamp: string, sequence: number): string[] {
  const { uid, year, summary, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${year}0101`,
    `DTEND;VALUE=DATE:${year}0102`,
    `SUMMARY:${textOf(summary)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textOf(summary)}`,
    `TRIGGER:${REMINDER}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Returns a text as a value: escaped, and without control characters, which no value may have. */
function textOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Octets of a line at most. */
const LONGEST = 75;

/** Returns a line in lines of 75 octets at most, of which all but the first begin with a space. No character is cut. */
function folded(line: string): string {
  let [out, length] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > LONGEST) [out, length] = [`${out}\r\n `, 1];
    out += character;
    length += size;
  }
  return out;
}
