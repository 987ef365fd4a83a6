/** What axe can not decide, beside contrasts, and why each is no fault. Anything else fails. */
export const reasons: Record<string, string> = {
  'frame-tested': 'A frame holds a player: of another site, or a clip, which is a separate scene.',
  'video-caption': 'Our clips have music and no speech, and the page says in words what they show.',
};
