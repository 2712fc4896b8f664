import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowTruthRevealed } from '../../schema/how/truth-revealed.ts';

export type { HowTruthRevealed } from '../../schema/how/truth-revealed.ts';

export const truthRevealed: HowTruthRevealed = {
  lead: claim(`${brand.name} says three pillars carry what it puts in place of the old system.`),
  pillars: [
    {
      title: 'Divine Jurisdiction',
      text: claim(
        `${brand.name} teaches that authority comes with life itself and that no office grants it. It describes this as a matter of faith.`,
      ),
    },
    {
      title: 'Complete Transparency',
      text: claim(
        `${brand.name} says it publishes its notices in full, with their dates and the bodies they went to.`,
      ),
    },
    {
      title: 'Accountable Stewardship',
      text: claim(
        `${brand.name} calls those who serve it stewards, and says they answer by name for what they do.`,
      ),
    },
  ],
  image: {
    alt: 'Thirteen empty chairs around a round table, with one light in the middle.',
    caption: `Thirteen seats, no head and no foot: how ${brand.name} pictures its stewards.`,
  },
  actions: [
    { label: 'Discover Trust Protection', to: { kind: 'full-page', path: '/trusts' } },
    { label: 'Compare Authority Systems', to: { kind: 'full-page', path: '/us-vs-them' } },
  ],
};
