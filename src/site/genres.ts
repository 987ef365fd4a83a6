/** Names in addresses of genres that a catalogue may have. */
export const searchGenres: readonly string[] = [
  ...['action', 'adventure', 'animation', 'biography', 'comedy', 'crime', 'devotional'],
  ...['documentary', 'drama', 'family', 'fantasy', 'historical', 'history', 'horror', 'music'],
  ...['musical', 'mystery', 'noir', 'romance', 'science-fiction', 'short', 'silent', 'social'],
  ...['sports', 'thriller', 'war', 'western'],
];
