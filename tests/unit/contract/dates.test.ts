import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#/contract/dates.ts';

describe('calendarDate', () => {
  it.each([
    ['2024-02-02', '2024-02-02'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['1902', '1902'],
    [' 1902 ', '1902'],
    ['2024-02-02T10:00:00.000Z', '2024-02-02'],
    ['2024-02-02 10:00', '2024-02-02'],
  ])('reads %j as %j', (value, expected) => {
    expect(calendarDate(value)).toBe(expected);
  });

  it.each([
    '2024-02-30',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-00-00',
    '0099',
    '2024-1-1',
    '2024-02',
    '20240202',
    '02/02/2024',
    '-2024-02-02',
    '２０２４-02-02',
    '<b>2024',
    'soon',
    'Invalid Date',
    '',
    '   ',
    null,
    undefined,
    2024,
    -1,
    true,
    {},
    ['2024-02-02'],
  ])('has no date for %j', (value) => {
    expect(calendarDate(value)).toBeNull();
  });

  it('reads every real day as itself', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const text = day.toISOString().slice(0, 10);
        expect(calendarDate(text)).toBe(text);
      }),
    );
  });
});
