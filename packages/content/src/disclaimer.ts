import type { Disclaimer } from './schema/disclaimer.ts';

/** In the footer always, and on every page with claims. */
export const disclaimer: Disclaimer = {
  title: 'About these statements',
  short: 'Statements on this site are the organisation’s own and unverified. They are not legal advice.',
  full:
    'The statements on this site are the organisation’s own. Nobody has verified them, and they are not legal, tax or ' +
    'financial advice. They do not change what any law, court order, tax or debt requires of you: before you act on ' +
    'them, ask a lawyer who is licensed where you live.',
};
