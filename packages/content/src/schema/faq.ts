import { z } from 'zod';
import { Claim } from './claim.ts';

const text = z.string().min(1);

/** A question with the organisation's answer, and separately the law that applies regardless. */
export const FaqItem = z.strictObject({ question: text, answer: Claim, fact: text.optional() });
export type FaqItem = z.infer<typeof FaqItem>;
