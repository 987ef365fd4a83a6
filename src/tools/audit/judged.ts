/** What somebody has looked up, so that the audit need not ask again. */
export type Judged = {
  /** Names that are alike, of two people. */
  two: readonly (readonly [string, string])[];
  /** Names with credits years apart, of one person. */
  one: readonly string[];
};

export const JUDGED: Judged = {
  two: [
    ['A. J. Kardar', 'A. R. Kardar'],
    ['Afzal Khan', 'Akmal Khan'],
    ['Agha', 'Agha Nasir'],
    ['Anita Kanwar', 'Kanwar'],
    ['Charles Barton', 'Charles Paton'],
    ['Devika Rani', 'Rani'],
    ['Douglas Fairbanks', 'Douglas Fairbanks Jr.'],
    ['Firdous', 'Firdous Jamal'],
    ['Frances Dade', 'Frances Dee'],
    ['George B. Seitz', 'George B. Seitz Jr.'],
    ['Helen', 'Helen Chandler'],
    ['Helen', 'Helen Hayes'],
    ['Helen', 'Helen Mack'],
    ['Helen', 'Helen Morgan'],
    ['Helen', 'Helen Vinson'],
    ['Helen', 'Helen Walker'],
    ['James Hall', 'James Whale'],
    ['Jayant', 'Jayant Desai'],
    ['John Darrow', 'John Harron'],
    ['John Huston', 'John Sutton'],
    ['John Payne', 'John Wayne'],
    ['Kay Johnson', 'Van Johnson'],
    ['Lon Chaney', 'Lon Chaney Jr.'],
    ['Majid', 'Majid Jahangir'],
    ['Max Baer', 'Max Baer Jr.'],
    ['Mehmood', 'Arshad Mehmood'],
    ['Murad', 'Waheed Murad'],
    ['Nasir Khan', 'Qasim Khan'],
    ['Nazar', 'Nazir'],
    ['Nazir', 'Musarrat Nazir'],
    ['Nazir', 'Nazir Hussain'],
    ['Pushpa Rani', 'Rani'],
    ['Raaj Kumar', 'Ratan Kumar'],
    ['Ray Taylor', 'Sam Taylor'],
    ['Rehman', 'Waheeda Rehman'],
    ['Shakeel', 'Shakeel Chughtai'],
    ['Shammi Kapoor', 'Shashi Kapoor'],
    ['Sudhir', 'Sudhir Kumar'],
    ['Sudhir Kumar', 'Sushil Kumar'],
    ['Tahira Wasti', 'Wasti'],
    ['Wallace Ford', 'Wallace Fox'],
    ['Zeba', 'Zeba Shehnaz'],
  ],
  one: [
    // Records of 1927 to 1929 sing in the film of 2008.
    'Annette Hanshaw',
    'Billie Burke',
    'Elsa Lanchester',
    'Hansa Wadkar',
    'Padmadevi',
    'Louis J. Gasnier',
    'Mae Questel',
    'Preston Foster',
    'Wasti',
    'William Bakewell',
    'William Beaudine',
    'ZaSu Pitts',
  ],
};
