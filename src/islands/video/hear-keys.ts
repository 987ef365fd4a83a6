import { type Action, actionOf } from './keys.ts';
import { listen } from './use-video.ts';

/**
 * Lets keys play a film while the focus is inside `scope`, or nowhere beside an open dialog. Returns a
 * function that ends it. `captions` switches the captions off and on.
 */
export function hearKeys(scope: HTMLElement, video: HTMLVideoElement, captions: () => void) {
  return listen(document, ['keydown'], (event) => {
    const target = event.target as Element;
    const inside = scope.contains(target);
    // The rest of the page is inert: the body alone can be the target then.
    if (!inside && !scope.matches(':modal')) return;
    const action = actionOf(event as KeyboardEvent, inside ? target : scope);
    if (action === null) return;
    event.preventDefault();
    if (action === 'captions') captions();
    else act(video, action);
  });
}

function act(video: HTMLVideoElement, action: Exclude<Action, 'captions'>): void {
  if (action === 'mute') video.muted = !video.muted;
  else if (action === 'play') {
    // One that may not play stays as it is.
    if (video.paused) video.play().catch(() => {});
    else video.pause();
  } else if (action === 'fullscreen') {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : video.requestFullscreen?.();
    change?.catch(() => {});
  } else if ('volume' in action) {
    // In steps of a tenth, without what binary fractions add.
    video.volume = Math.min(1, Math.max(0, Math.round((video.volume + action.volume) * 10) / 10));
    if (action.volume > 0) video.muted = false;
  } else if (video.readyState > 0) {
    video.currentTime = Math.min(video.duration, Math.max(0, video.currentTime + action.seconds));
  }
}
