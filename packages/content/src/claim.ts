import type { Claim, ClaimedFigures, ClaimList } from './schema/claim.ts';

const status = 'unverified claim';

/** Marks a statement of the organisation. The text itself must name the organisation as its source. */
export const claim = (text: string): Claim => ({ text, status });

export const claimList = (intro: string, items: string[]): ClaimList => ({ intro, items, status });

export const claimedFigures = (intro: string, figures: ClaimedFigures['figures']): ClaimedFigures => ({
  intro,
  figures,
  status,
});
