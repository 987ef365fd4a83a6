/**
 * Makes a clip's page behave like other players. It starts at once for `?autoplay=1`, is muted for
 * `?mute=1`, and obeys the messages that mute and unmute.
 */
export {};

const query = new URLSearchParams(location.search);
const video = document.querySelector('video') as HTMLVideoElement;
video.muted = query.get('mute') === '1';
if (query.get('autoplay') === '1') video.play().catch(() => {});
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'string') return;
  if (data.includes('"unMute"')) video.muted = false;
  else if (data.includes('"mute"')) video.muted = true;
});
