import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

/** A decision: what the record has, and apart from it, in claims, what the organisation reads into it. */
export const CourtCase = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  citation: z.string().regex(/^\d+ (U\.S\.|F\.2d) \d+ \(.*\d{4}\)$/),
  court: text,
  /** The organisation's own label for it, with the year it gives. */
  principle: text,
  year: z.string().regex(/^\d{4}$/),
  /** Where that label and the record differ. */
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
  /** What courts have said to that reading. */
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
    (cases) => principles.every((label, at) => label === `${cases[at]?.principle} (${cases[at]?.year})`),
    'cases are out of order',
  );
