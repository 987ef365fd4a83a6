/** The strict check of captions. */
import { expect, it } from 'vitest';
import { wrongLines } from '#/host/catalogue/files/webvtt.ts';

const cue = (times: string, ...text: string[]) => ['', times, ...text];
const file = (...lines: string[]) => ['WEBVTT', ...lines, ''].join('\n');
const GOOD = cue('00:01.000 --> 00:04.000', 'Awara hoon');

it.each([
  ['two captions, one with hours', file(...GOOD, ...cue('01:00:05.500 --> 01:00:06.000', 'Ya'))],
  ['two at one time', file(...GOOD, ...GOOD)],
  [
    'a name, a title and a note',
    `WEBVTT - Awara\n\nNOTE By hand\nin 2026\n\nfirst${GOOD.join('\n')}`,
  ],
  [
    'settings of place',
    file('', '00:01.000 --> 00:02.000 line:0 align:start position:10%,line-left', 'A'),
  ],
  [
    'markup of speech',
    file(...cue('00:01.000 --> 00:02.000', '<v Nargis>No, <i>no</i></v>', '<lang ur>آوارہ</lang>')),
  ],
  [
    'line ends of every kind, and a byte order mark',
    '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nA\r\rNOTE\n',
  ],
])('takes %s', (_, text) => {
  expect(wrongLines(text)).toEqual([]);
});

it.each([
  [
    'another format',
    '1\n00:00:01,000 --> 00:00:04,000\nAwara hoon\n',
    1,
    'is no WebVTT, which begins with a line WEBVTT',
  ],
  ['an empty file', '', 1, 'is no WebVTT, which begins with a line WEBVTT'],
  ['a word that only begins so', 'WEBVTTX\n', 1, 'is no WebVTT, which begins with a line WEBVTT'],
  ['no captions', file('', 'NOTE Soon'), 1, 'has no captions'],
  ['a head of two lines', file('Kind: captions', ...GOOD), 2, 'an empty line is missing'],
  [
    'times with a comma',
    file(...cue('00:00:01,000 --> 00:00:04,000', 'A')),
    3,
    'is no line of times, such as 00:01.000 --> 00:04.000',
  ],
  [
    'a minute of 60 s',
    file(...cue('00:60.000 --> 01:04.000', 'A')),
    3,
    'is no line of times, such as 00:01.000 --> 00:04.000',
  ],
  [
    'a setting of no kind',
    file(...cue('00:01.000 --> 00:04.000 colour:red', 'A')),
    3,
    'colour:red is no setting',
  ],
  [
    'an end before its beginning',
    file(...cue('00:04.000 --> 00:04.000', 'A')),
    3,
    'the caption ends before it begins',
  ],
  [
    'times that go back',
    file(...GOOD, ...cue('00:00.999 --> 00:04.000', 'A')),
    6,
    'begins before the caption above it',
  ],
  ['a caption without text', file(...cue('00:01.000 --> 00:04.000')), 3, 'the caption has no text'],
  [
    'text without times',
    file('', 'Awara hoon', 'Ya gardish'),
    3,
    'a caption begins with its times, such as 00:01.000 --> 00:04.000',
  ],
  [
    'a style sheet',
    file('', 'STYLE', '::cue { color: red }', ...GOOD),
    3,
    'a caption begins with its times, such as 00:01.000 --> 00:04.000',
  ],
  [
    'captions without a line between',
    file(...GOOD, '00:05.000 --> 00:06.000', 'A'),
    5,
    'an empty line is missing above it',
  ],
  [
    'a script',
    file(...cue('00:01.000 --> 00:04.000', 'A', 'B <script>')),
    5,
    '<script> is no markup of captions',
  ],
  [
    'an attribute',
    file(...cue('00:01.000 --> 00:04.000', '<b onclick=1>A</b>')),
    4,
    '<b onclick=1> is no markup of captions',
  ],
  [
    'a sign that opens no markup',
    file(...cue('00:01.000 --> 00:04.000', '1 < 2')),
    4,
    '< 2 is no markup of captions',
  ],
  [
    'a control character',
    file(...cue('00:01.000 --> 00:04.000', 'A\u0000')),
    4,
    'has a control character',
  ],
])('refuses %s, and names its line', (_, text, line, expected) => {
  expect(wrongLines(text)[0]).toEqual({ line, expected });
});

it('names every wrong line, from above', () => {
  const text = file(
    ...cue('00:09.000 --> 00:08.000', '<x>A'),
    ...cue('00:01.000 -> 00:02.000', 'A'),
  );
  expect(wrongLines(text).map(({ line }) => line)).toEqual([3, 4, 6]);
});
