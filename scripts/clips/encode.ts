/**
 * Turns a clip into a WebM file: frames go to ffmpeg through a pipe, one by one, and the sound
 * waits for it in a temporary WAV file. VP9 and Opus: what every browser of today plays.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clip } from './clip.ts';
import { createCanvas, toBytes } from './paint/canvas.ts';
import { HEIGHT, WIDTH } from './paint/stage.ts';
import { toWav } from './sound/wav.ts';

/** Colours are named in the file, so that no player has to guess how to read them. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const PICTURE = '-c:v libvpx-vp9 -crf 44 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -g 240'.split(
  ' ',
);
/** Long packets, as a packet's head costs as much as a tenth of its sound here. */
const SOUND = '-c:a libopus -ac 1 -vbr constrained -frame_duration 60'.split(' ');
/** Music gets more than bells and breath. */
const SOUND_RATES = { song: '28k', movie: '22k', episode: '20k', fitness: '20k' };
/** The same input gives the same bytes: no dates, no random numbers in the file. */
const CONTAINER = '-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -cues_to_front 1';

export async function encode(clip: Clip, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  try {
    const wav = join(folder, 'sound.wav');
    await writeFile(wav, toWav(clip.sound()));
    await pipeFrames(clip, wav, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function pipeFrames(clip: Clip, wav: string, file: string): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', ...raw, '-r', String(clip.rate), '-i', '-', '-i', wav],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...COLOURS],
      ...[...PICTURE, ...SOUND, '-b:a', SOUND_RATES[clip.kind], '-t', String(clip.seconds)],
      ...[...CONTAINER.split(' '), '-f', 'webm', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(ffmpeg, 'close');
  const canvas = createCanvas(WIDTH, HEIGHT);
  for (let frame = 0; frame < clip.seconds * clip.rate; frame++) {
    clip.draw(canvas, frame / clip.rate);
    if (!ffmpeg.stdin.write(toBytes(canvas))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg gave up on ${clip.name} (${code}).`);
}
