import { z } from 'zod';
import { Claim, ClaimedFigures, ClaimList } from '../claim.ts';

const text = z.string().min(1);

export const NoticeStep = z.strictObject({ step: text, detail: Claim, entities: ClaimList });
export type NoticeStep = z.infer<typeof NoticeStep>;

/** Four notices: to a religious city-state, a monetary body, a settlements bank and a crown corporation. */
export const HowPapalBulls = z.strictObject({
  lead: Claim,
  stepLabel: z.literal('Step {n}'),
  steps: z.array(NoticeStep).length(4),
  figures: ClaimedFigures,
  record: text,
});
export type HowPapalBulls = z.infer<typeof HowPapalBulls>;
