/** HTML of parts of the frame, by what they depend on (Kept.astro). */
export const keptParts = new Map<string, string>();
