import { z } from 'zod';
import { Claim } from '../claim.ts';
import { RoutePath } from '../route-path.ts';

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
  /** Both leave by a full page navigation. */
  actions: z.tuple([
    z.strictObject({ label: z.literal('Discover Trust Protection'), path: RoutePath }),
    z.strictObject({ label: z.literal('Compare Authority Systems'), path: RoutePath }),
  ]),
});
export type HowTruthRevealed = z.infer<typeof HowTruthRevealed>;
