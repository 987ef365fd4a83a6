import type { FilmTexts } from '#/messages/messages.ts';
import { Chip } from './chip.tsx';
import { setSpeed } from './follow-choices.ts';
import { useVideo } from './use-video.ts';

/** The speeds that a press goes through. */
const SPEEDS = [1, 1.25, 1.5, 2, 0.5, 0.75];
const CHANGES = ['ratechange'];

/** Renders the button of the speed: not every browser's own controls have one. */
export function Speed({ video, m }: { video: HTMLVideoElement; m: FilmTexts }) {
  const speed = useVideo(video, CHANGES, () => video.playbackRate);
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <Chip video={video} label={m.speed(speed)} onPress={() => setSpeed(video, faster)}>
      <bdi dir="ltr">{speed}×</bdi>
    </Chip>
  );
}
