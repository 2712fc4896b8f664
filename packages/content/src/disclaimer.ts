import { brand } from './brand.ts';
import type { Disclaimer } from './schema/disclaimer.ts';

/** Shown in the footer and on every page with claims. */
export const disclaimer: Disclaimer = {
  title: 'About the claims on this site',
  short: `Claims on this site are ${brand.name}’s own and unverified. They are not legal advice.`,
  full: `The claims on this site are ${brand.name}’s own. No one has verified them, and they are not legal, tax or financial advice. They do not change what any law, court order, tax or debt requires of you. Before you act on them, ask a lawyer licensed where you live.`,
};
