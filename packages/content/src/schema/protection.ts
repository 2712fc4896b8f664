import { z } from 'zod';
import { brand } from '../brand.ts';
import { Claim, ClaimedFigures, ClaimList } from './claim.ts';
import { FaqItem } from './faq.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const count = { scenarios: 4, faq: 8, factors: 6, nextSteps: 3 } as const;

/** The organisation's statement on a subject, and separately the law. */
export const Explanation = z.strictObject({ title: text, claims: z.array(Claim).min(1), fact: text });
export type Explanation = z.infer<typeof Explanation>;

/** A published court decision. */
export const PublicCase = z.strictObject({ name: text, citation: text, holding: text });
export type PublicCase = z.infer<typeof PublicCase>;

const scenarioIds = ['identity', 'family', 'property', 'business'] as const;

export const Scenario = z.strictObject({
  id: z.enum(scenarioIds),
  label: text,
  title: text,
  description: Claim,
  benefits: ClaimList,
  /** An invented example that shows the order of steps. */
  example: z.strictObject({
    situation: Claim,
    timeline: z
      .array(z.strictObject({ date: z.iso.date(), text }))
      .min(3)
      .refine(
        (steps) => steps.every(({ date }, index) => index === 0 || date >= (steps[index - 1]?.date ?? '')),
        'dates are out of order',
      ),
    outcome: Claim,
  }),
  image: z.strictObject({ alt: text, caption: text }),
  realExample: PublicCase,
});
export type Scenario = z.infer<typeof Scenario>;

/** Row of the comparison: the organisation on itself and on lawyers. */
export const CostFactor = z.strictObject({ factor: text, product: text, lawyers: text });
export type CostFactor = z.infer<typeof CostFactor>;

export const Protection = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  lead: Claim,
  begin: z.strictObject({ label: z.literal('Begin Protection'), to: booking() }),
  toScenarios: text,
  figures: ClaimedFigures,
  explanations: z.strictObject({
    eyebrow: text,
    title: text,
    factLabel: text,
    items: z.array(Explanation).length(3),
  }),
  scenarios: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    tabs: text,
    labels: z.strictObject({
      benefits: text,
      example: text,
      exampleNote: text,
      outcome: text,
      realExample: text,
    }),
    items: z
      .array(Scenario)
      .length(count.scenarios)
      .refine((all) => all.every(({ id }, index) => id === scenarioIds[index]), 'scenarios are out of order'),
  }),
  limitations: z.strictObject({ title: z.literal('Limitations'), items: z.array(text).min(1) }),
  comparison: z.strictObject({
    eyebrow: text,
    title: text,
    intro: Claim,
    caption: text,
    columns: z.strictObject({ factor: text, product: text, lawyers: text }),
    factors: z.array(CostFactor).length(count.factors),
    factLabel: text,
    fact: text,
  }),
  faq: z.strictObject({
    eyebrow: text,
    title: text,
    factLabel: text,
    items: z.array(FaqItem).length(count.faq),
  }),
  call: z.strictObject({
    title: z.literal('Schedule Your Freedom Call'),
    lead: Claim,
    action: z.strictObject({ label: text, to: booking() }),
    stepsTitle: text,
    steps: z.array(z.strictObject({ title: text, text })).length(count.nextSteps),
  }),
  bondTrap: z.strictObject({
    badge: z.strictObject({
      title: z.literal('BOND TRAP'),
      subtitle: z.literal('SS Card CUSIP'),
      close: text,
    }),
  }),
});
export type Protection = z.infer<typeof Protection>;

/** The modal of the floating badge. Its copy loads when it is first opened. */
export const BondTrap = z.strictObject({
  title: text,
  description: text,
  stated: z.strictObject({ title: text, mark: text, claims: z.array(Claim).min(1) }),
  record: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ text, source: text })).min(1),
  }),
  advice: text,
  dontShowAgain: z.literal("Don't show again"),
  close: text,
});
export type BondTrap = z.infer<typeof BondTrap>;

function booking() {
  return z.strictObject({ kind: z.literal('external'), url: z.literal(brand.bookingUrl) });
}
