type Pressed = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click that opens here: not one for a new tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
