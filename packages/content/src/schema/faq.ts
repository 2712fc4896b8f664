import { z } from 'zod';
import { Claim } from './claim.ts';

const text = z.string().min(1);

/** A question with what the organisation answers and, apart from it, what holds whatever it answers. */
export const FaqItem = z.strictObject({ question: text, answer: Claim, fact: text.optional() });
export type FaqItem = z.infer<typeof FaqItem>;
