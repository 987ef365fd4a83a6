/** Details of a test that looks at pictures. The others have a browser that loads none. */
export const PICTURES = { tag: '@pictures' };
