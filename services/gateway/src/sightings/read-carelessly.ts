/**
 * Text as a careless server would read it: small letters, percent-encoding undone twice, for what is encoded twice hides from whoever
 * undoes it once. Bytes that are no UTF-8 become `U+FFFD`; blanks in a row, and the comments that stand for them in SQL, become one.
 */
export const readCarelessly = (text: string): string =>
  decoded(decoded(text.replaceAll('+', ' ')))
    .toLowerCase()
    .replaceAll('/**/', ' ')
    .replace(/[ \t\v\f]+/g, ' ');

const decoded = (text: string): string =>
  text.includes('%')
    ? Buffer.from(text.replace(/%([0-9a-f]{2})/gi, toByte), 'latin1').toString('utf8')
    : text;

const toByte = (_: string, hex: string): string => String.fromCharCode(parseInt(hex, 16));
