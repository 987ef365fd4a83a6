/** English texts of what plays films. The browser gets them at the first press. */

export const films = {
  slowly: 'This video is taking a while to open.',
  stalled: 'Buffering…',
  broken: 'This video could not be loaded.',
  noWebm: 'This browser can’t play videos in WebM format.',
  linkCopied: 'Link copied',
  resumeAt: (time: string) => `Resume at ${time}`,
  resumePart: (part: number, time: string) => `Resume in part ${part} at ${time}`,
  fromStart: 'From the start',
  speed: (times: number) => `Speed ${times}×`,
  shareFrom: (time: string) => `Share from ${time}`,
  play: (title: string) => `Play ${title}`,
  savesData: 'Data Saver is on. Which size?',
  small: 'Small picture',
  better: 'Better picture',
  megabytesOf: (n: number) => `about ${n}\u00A0MB`,
  retry: 'Retry',
  tryHere: 'Try here',
  openOn: (site: string) => `Open on ${site}`,
  playerSilent: 'This player isn’t responding. Try opening it on its own site.',
} as const;
