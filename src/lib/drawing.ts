/**
 * Headers of every SVG that we send. Opened as a page it runs no script, loads nothing and
 * has no origin, even if a catalogue or an operator's file put a script into it.
 */
export const DRAWING = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The fragment at which a poster moves: src/host/posters/movements.ts. */
export const MOVING = '#m';
/** The fragment at which it stands still while its clock runs. */
export const WAKING = '#s';
