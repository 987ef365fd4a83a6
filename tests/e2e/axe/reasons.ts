/** What axe can not decide, beside contrasts, and why each is no fault. Anything else fails. */
export const reasons: Record<string, string> = {
  'frame-tested': 'A frame holds a player: of another site, or a clip that is a scene of its own.',
};
