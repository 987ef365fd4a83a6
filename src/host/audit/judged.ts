/** What somebody has looked up, so that the audit need not ask again. */
export type Judged = {
  /** Names that are alike, of two people. */
  two: readonly (readonly [string, string])[];
  /** Names with credits years apart, of one person. */
  one: readonly string[];
};

export const JUDGED: Judged = {
  two: [
    ['Charles Barton', 'Charles Paton'],
    ['Douglas Fairbanks', 'Douglas Fairbanks Jr.'],
    ['Firdous', 'Firdous Jamal'],
    ['Frances Dade', 'Frances Dee'],
    ['George B. Seitz', 'George B. Seitz Jr.'],
    ['James Hall', 'James Whale'],
    ['John Darrow', 'John Harron'],
    ['John Huston', 'John Sutton'],
    ['John Payne', 'John Wayne'],
    ['Kay Johnson', 'Van Johnson'],
    ['Lon Chaney', 'Lon Chaney Jr.'],
    ['Max Baer', 'Max Baer Jr.'],
    ['Mehmood', 'Arshad Mehmood'],
    ['Murad', 'Waheed Murad'],
    ['Nasir Khan', 'Qasim Khan'],
    ['Nazir', 'Musarrat Nazir'],
    ['Raaj Kumar', 'Ratan Kumar'],
    ['Ray Taylor', 'Sam Taylor'],
    ['Rehman', 'Waheeda Rehman'],
    ['Shakeel', 'Shakeel Chughtai'],
    ['Wallace Ford', 'Wallace Fox'],
  ],
  one: [
    // Records of 1927 to 1929 sing in the film of 2008.
    'Annette Hanshaw',
    'Billie Burke',
    'Elsa Lanchester',
    'Kanhaiyalal',
    'Louis J. Gasnier',
    'Mae Questel',
    'Preston Foster',
    'Shoaib Mansoor',
    'Wasti',
    'William Bakewell',
    'William Beaudine',
    'ZaSu Pitts',
  ],
};
