/**
 * Makes a clip's page behave like other players. It starts at once for `?autoplay=1`, is muted for
 * `?mute=1`, obeys the messages that mute and unmute, and tells the page around it whether it works.
 */
import { CLIP_FAILS, CLIP_WORKS } from '#/lib/player-commands.ts';

const query = new URLSearchParams(location.search);
const video = document.querySelector('video') as HTMLVideoElement;
video.muted = query.get('mute') === '1';
if (query.get('autoplay') === '1') video.play().catch(() => {});

const tell = () => parent.postMessage(video.error ? CLIP_FAILS : CLIP_WORKS, '*');
video.addEventListener('error', tell);
video.addEventListener('playing', tell);

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'string') return;
  if (data.includes('"listening"')) tell();
  if (data.includes('"unMute"')) video.muted = false;
  else if (data.includes('"mute"')) video.muted = true;
});
