/**
 * Terms of films in years from the end of the year of publication: Copyright Act 1957 of India,
 * section 26; Copyright Ordinance 1962 of Pakistan, section 20; United States Code, title 17,
 * section 304, for films from before 1978.
 */
export const TERMS = { India: 60, Pakistan: 50, 'the United States': 95 } as const;
