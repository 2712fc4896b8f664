import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

/** A court decision: the record, and separately the organisation's interpretation as claims. */
export const CourtCase = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  citation: z.string().regex(/^\d+ (U\.S\.|F\.2d) \d+ \(.*\d{4}\)$/),
  court: text,
  /** The organisation's own label for it, with the year it gives. */
  principle: text,
  year: z.string().regex(/^\d{4}$/),
  /** Differences between that label and the record. */
  yearNote: text.optional(),
  ruling: text,
  background: text,
  fullBackground: text,
  legalIssues: z.array(text).min(2),
  proceduralHistory: z.array(text).min(3),
  courtHolding: z.strictObject({
    majority: text,
    reasoning: text,
    keyQuote: z.strictObject({ text, kind: z.enum(['quotation', 'paraphrase']) }),
  }),
  impact: Claim,
  application: Claim,
  comprehensiveApplication: z.strictObject({
    jurisdictionalSeparation: Claim,
    practicalImplication: Claim,
    operationalAdvantage: Claim,
    precedentialValue: Claim,
  }),
  /** Court decisions on that interpretation. */
  reception: text,
});
export type CourtCase = z.infer<typeof CourtCase>;

const principles = [
  'Natural versus artificial persons (1906)',
  'Unrebutted affidavit (1981)',
  'Government in commerce (1943)',
  'Informed waiver (1970)',
  'Licensing of rights (1943)',
  'Silence as fraud (1906)',
] as const;

export const CourtCases = z
  .array(CourtCase)
  .length(7)
  .refine(
    (cases) =>
      principles.every((label, index) => label === `${cases[index]?.principle} (${cases[index]?.year})`),
    'cases are out of order',
  );
