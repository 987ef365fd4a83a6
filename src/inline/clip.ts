/** Makes a clip's page behave like other players: it starts at once for `?autoplay=1`, and is muted for `?mute=1`. */
const query = new URLSearchParams(location.search);
const video = document.querySelector('video') as HTMLVideoElement;
video.muted = query.get('mute') === '1';
if (query.get('autoplay') === '1') video.play().catch(() => {});
