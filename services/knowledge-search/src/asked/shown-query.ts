const longest = 200;

/** A query as it is counted and shown again: lower case, single spaces, without the marks around it. */
export const shownQuery = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s.,;:!?…]+$/gu, '')
    .slice(0, longest)
    .trim();
