import { z } from 'zod';
import { Claim } from '../claim.ts';
import { Action } from '../link.ts';

const text = z.string().min(1);

const pillar = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), text: Claim });

export const HowTruthRevealed = z.strictObject({
  lead: Claim,
  pillars: z.tuple([
    pillar('Divine Jurisdiction'),
    pillar('Complete Transparency'),
    pillar('Accountable Stewardship'),
  ]),
  image: z.strictObject({ alt: text, caption: text }),
  /** Both open by a full page load. */
  actions: z.tuple([
    Action.extend({ label: z.literal('Discover Trust Protection') }),
    Action.extend({ label: z.literal('Compare Authority Systems') }),
  ]),
});
export type HowTruthRevealed = z.infer<typeof HowTruthRevealed>;
