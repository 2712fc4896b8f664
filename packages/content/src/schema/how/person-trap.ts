import { z } from 'zod';
import { Claim, ClaimList } from '../claim.ts';

const text = z.string().min(1);

/** The floating badge and the modal that it opens. */
export const HowPersonTrap = z.strictObject({
  badge: z.strictObject({
    title: z.literal('LEGAL TRAP - Person Definition'),
    subtitle: text,
    tag: z.literal('URGENT'),
    close: text,
  }),
  title: z.literal('The Person Trap'),
  subtitle: Claim,
  labels: z.strictObject({
    statute: text,
    etymology: text,
    breakdown: text,
    response: text,
    dismiss: z.literal("Don't show again"),
    close: z.literal('Close'),
  }),
  statute: z.array(z.strictObject({ citation: text, quotation: text })).length(2),
  etymology: text,
  breakdown: ClaimList,
  inversionCallOut: Claim,
  response: Claim,
  record: text,
});
export type HowPersonTrap = z.infer<typeof HowPersonTrap>;
