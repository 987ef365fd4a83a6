/**
 * A strict check of captions: what browsers show is then what their editor meant. The form is that of W3C's
 * "WebVTT: The Web Video Text Tracks Format", section 4, without style sheets and regions.
 */

/** What is wrong with a line, which is counted from 1. */
export type WrongLine = { line: number; expected: string };

type Block = { at: number; lines: readonly string[] };

const LINE_END = /\r\n|\r|\n/;
const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}((?:[ \t]+\S+)*)[ \t]*$`);
const PERCENT = String.raw`\d{1,3}(?:\.\d+)?%`;
const SETTING = new RegExp(
  [
    '^vertical:(?:rl|lr)$',
    '^align:(?:start|center|end|left|right)$',
    `^size:${PERCENT}$`,
    String.raw`^line:(?:-?\d{1,3}|${PERCENT})(?:,(?:start|center|end))?$`,
    `^position:${PERCENT}(?:,(?:line-left|center|line-right))?$`,
  ].join('|'),
);
/** Bold, italics, underlines, ruby, who speaks, and the language. */
const MARKUP = /^\/?(?:b|i|u|v|lang|ruby|rt)$|^(?:v|lang) [^<>&\n]+$/;
const CONTROL = /[^\P{Cc}\t]/u;
const ARROW = '-->';

/** Returns what is wrong with captions, by line: nothing if they are WebVTT as it is meant here. */
export function wrongLines(text: string): WrongLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    return [{ line: 1, expected: 'is no WebVTT, which begins with a line WEBVTT' }];
  }
  const [head, ...blocks] = blocksIn(lines);
  const wrong: WrongLine[] = [];
  if (head && head.lines.length > 1) wrong.push({ line: 2, expected: 'an empty line is missing' });
  const cues = blocks.filter(({ lines: [first = ''] }) => !/^NOTE(?:[ \t]|$)/.test(first));
  if (cues.length === 0) wrong.push({ line: 1, expected: 'has no captions' });
  let last = 0;
  for (const cue of cues) {
    const { start, found } = readCue(cue, last);
    wrong.push(...found);
    last = start ?? last;
  }
  const control = lines.findIndex((line) => CONTROL.test(line));
  if (control >= 0) wrong.push({ line: control + 1, expected: 'has a control character' });
  return wrong.sort((a, b) => a.line - b.line);
}

/** Returns the runs of lines between empty ones. */
function blocksIn(lines: readonly string[]): Block[] {
  const blocks: { at: number; lines: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const isNew = index === 0 || lines[index - 1] === '';
    if (isNew) blocks.push({ at: index + 1, lines: [line] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** Returns when a cue starts, in milliseconds, and what is wrong with it. `last`: when the one before it starts. */
function readCue({ at, lines }: Block, last: number): { start?: number; found: WrongLine[] } {
  const place = lines.slice(0, 2).findIndex((line) => line.includes(ARROW));
  if (place < 0) {
    const expected = 'a caption begins with its times, such as 00:01.000 --> 00:04.000';
    return { found: [{ line: at, expected }] };
  }
  const line = at + place;
  const texts = lines.slice(place + 1);
  const found = texts.flatMap((text, index) => wrongText(text, line + 1 + index));
  if (texts.length === 0) found.push({ line, expected: 'the caption has no text' });
  const times = TIMES.exec(lines[place] ?? '');
  if (times === null) {
    found.push({ line, expected: 'is no line of times, such as 00:01.000 --> 00:04.000' });
    return { found };
  }
  const [start, end] = [millisecondsOf(times.slice(1, 5)), millisecondsOf(times.slice(5, 9))];
  if (end <= start) found.push({ line, expected: 'the caption ends before it begins' });
  if (start < last) found.push({ line, expected: 'begins before the caption above it' });
  for (const setting of (times[9] ?? '').split(/[ \t]+/).filter(Boolean)) {
    if (!SETTING.test(setting)) found.push({ line, expected: `${setting} is no setting` });
  }
  return { start, found };
}

function millisecondsOf([hours = '0', minutes, seconds, rest]: readonly string[]): number {
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest);
}

function wrongText(text: string, line: number): WrongLine[] {
  if (text.includes(ARROW)) return [{ line, expected: 'an empty line is missing above it' }];
  const tags = [...text.matchAll(/<([^<>]*)>?/g)];
  const refused = tags.find(([tag, inner = '']) => !tag.endsWith('>') || !MARKUP.test(inner));
  return refused ? [{ line, expected: `${refused[0]} is no markup of captions` }] : [];
}
