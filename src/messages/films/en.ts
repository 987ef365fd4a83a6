/** English texts of what plays films. The browser gets them at the first press. */

export const films = {
  videoSlow: 'This video is opening slowly.',
  videoStalled: 'This video has stopped loading. It goes on from here when more of it arrives.',
  videoFailed: 'This video could not be loaded.',
  linkCopied: 'Link copied',
  resumeAt: (time: string) => `Resume at ${time}`,
  resumeInPart: (part: number, time: string) => `Resume in part ${part} at ${time}`,
  fromStart: 'From the start',
  speed: (times: number) => `Speed ${times}×`,
  shareFrom: (time: string) => `Share from ${time}`,
  forgetPlayers: 'Forget places',
  playersForgotten: 'Forgotten',
} as const;
