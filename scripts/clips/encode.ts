/**
 * Encodes a clip as a WebM file with VP9 and Opus, which every browser plays. Frames go to ffmpeg
 * through a pipe and are stored losslessly in a temporary folder, because VP9 reads them in two
 * passes. Two passes save up to a quarter of the bytes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clip, Quality } from './clip.ts';
import { createCanvas, toBytes } from './paint/canvas.ts';
import { HEIGHT, WIDTH } from './paint/stage.ts';
import { toWav } from './sound/wav.ts';

const words = (line: string): string[] => line.split(' ');

const FRAMES = words(`-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT}`);
const KEPT = words('-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -c:v ffv1');
/** The file names its colour space, so that no player has to guess it. */
const COLOURS = words('-colorspace bt709 -color_primaries bt709 -color_trc bt709');
const PICTURE = words('-c:v libvpx-vp9 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -g 240');
const AHEAD = words('-auto-alt-ref 6 -lag-in-frames 25');
/** Packets are long, because a packet's header here costs as much as a tenth of its sound. */
const SOUND = words('-c:a libopus -ac 1 -vbr constrained -frame_duration 60');
/** Music gets a higher bitrate than bells and breath. The film's small lights need finer colour. */
const QUALITY: Record<Clip['kind'], Quality> = {
  song: { crf: '46', sound: '26k' },
  movie: { crf: '40', sound: '21k' },
  episode: { crf: '46', sound: '20k' },
  fitness: { crf: '46', sound: '17k' },
};
/** The file contains no dates and no random numbers, so the same input gives the same bytes. */
const CONTAINER = words(
  '-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -cues_to_front 1 -f webm',
);

export async function encode(clip: Clip, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const frames = join(folder, 'frames.mkv');
  const sound = join(folder, 'sound.wav');
  try {
    await keepFrames(clip, frames);
    await writeFile(sound, toWav(clip.sound()));
    const { crf, sound: bitrate } = clip.quality ?? QUALITY[clip.kind];
    const picture = [
      ...PICTURE,
      '-crf',
      crf,
      ...AHEAD,
      ...COLOURS,
      '-passlogfile',
      join(folder, 'pass'),
    ];
    await ffmpeg(['-i', frames, ...picture, '-pass', '1', '-an', '-f', 'null', '-']);
    await ffmpeg([
      ...['-i', frames, '-i', sound, ...picture, '-pass', '2'],
      ...[...SOUND, '-b:a', bitrate, '-t', String(clip.seconds)],
      ...[...CONTAINER, file],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Draws every frame and stores it losslessly. */
async function keepFrames(clip: Clip, file: string): Promise<void> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  await ffmpeg([...FRAMES, '-r', String(clip.rate), '-i', '-', ...KEPT, file], async (write) => {
    for (let frame = 0; frame < clip.seconds * clip.rate; frame++) {
      clip.draw(canvas, frame / clip.rate);
      await write(toBytes(canvas));
    }
  });
}

type Feed = (write: (bytes: Uint8Array) => Promise<void>) => Promise<void>;

/** Runs ffmpeg and writes what `feed` provides to its input. Rejects if ffmpeg fails. */
async function ffmpeg(args: string[], feed: Feed = async () => {}): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  await feed(async (bytes) => {
    if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
  });
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code}: ${args.join(' ')}`);
}
