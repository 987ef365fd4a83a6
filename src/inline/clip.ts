/**
 * A clip's page behaves as other players do: it starts at once when asked to (`?autoplay=1`), muted when
 * asked to (`?mute=1`), and understands the messages that mute and unmute.
 */
export default function playAsAsked(): void {
  const video = document.querySelector('video');
  if (!video) return;
  const query = new URLSearchParams(location.search);
  video.muted = query.get('mute') === '1';
  if (query.get('autoplay') === '1') video.play().catch(() => {});
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    if (data.includes('"unMute"')) video.muted = false;
    else if (data.includes('"mute"')) video.muted = true;
  });
}
