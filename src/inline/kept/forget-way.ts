/** The button that forgets everything. It stands behind a first press, and says when all is gone. */
import { forgetDevice } from '#/stores/forget-device.ts';
import { texts } from './page.ts';

/** Makes the button of a part of the page forget everything, and then call `done`. */
export function forgetWay(part: HTMLElement, done: () => void): void {
  part.hidden = false;
  const button = part.querySelector('button') as HTMLButtonElement;
  const said = part.querySelector('[role=status]') as Element;
  button.onclick = async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    said.textContent = '';
    const isGone = await forgetDevice();
    button.ariaBusy = null;
    said.textContent = isGone ? texts.forgotten : texts.notForgotten;
    done();
  };
}
