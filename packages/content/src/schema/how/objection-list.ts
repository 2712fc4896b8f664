import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

export const Objection = z.strictObject({
  topic: text,
  /** In the words of a critic. */
  objection: text,
  rebuttal: Claim,
  details: Claim,
  /** The law on this objection. */
  record: text,
  /** Real works and decisions, for and against. */
  citations: z.array(text).min(4),
});
export type Objection = z.infer<typeof Objection>;

export const ObjectionList = z.array(Objection).length(18);
