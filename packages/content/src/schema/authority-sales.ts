import { z } from 'zod';
import { Claim } from './claim.ts';
import { FaqItem } from './faq.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const external = z.strictObject({ kind: z.literal('external'), url: z.httpUrl() });
const call = (label: string) => z.strictObject({ label: z.literal(label), to: external });
const heading = { title: text, lead: text };

/** An announced, unpublished film: its duration and subject. It cannot be played. */
const Film = z.strictObject({
  title: text,
  about: Claim,
  poster: text,
  durationLabel: text,
  duration: z.literal('12:34'),
  priorityLabel: text,
  priority: z.literal('Essential'),
  /** States that the film cannot be watched here. */
  unpublished: text,
});

const faqTitles = ['Getting Started', 'Legal Protection', 'Banking & Practical'] as const;
const FaqCategory = z.strictObject({
  value: z.string().regex(/^[a-z]+$/),
  title: z.enum(faqTitles),
  items: z.array(FaqItem).min(3),
});

const stepTitles = ['Schedule Call', 'Trust Establishment', 'Banking & Protection'] as const;
const Step = z.strictObject({ title: z.enum(stepTitles), when: text, text: Claim });

const inOrder =
  <T extends { title: string }>(titles: readonly string[]) =>
  (items: T[]) =>
    items.every(({ title }, index) => title === titles[index]);

export const AuthoritySales = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  lead: Claim,
  action: call('Take Action Today'),
  features: z.strictObject({
    ...heading,
    cards: z.array(z.strictObject({ title: text, text: Claim })).length(3),
  }),
  film: z.strictObject({
    title: z.literal('AML vs Legal Fiction'),
    lead: Claim,
    /** The two terms that the section contrasts. */
    terms: z.array(z.strictObject({ term: text, text: Claim })).length(2),
    fact: z.strictObject({ label: text, text }),
    film: Film,
  }),
  price: z.strictObject({
    ...heading,
    columns: z.strictObject({
      bar: z.strictObject({
        title: text,
        price: z.literal('$15,000 - $100,000'),
        note: z.literal('plus ongoing fees'),
        points: z.array(text).min(1),
      }),
      ours: z.strictObject({
        title: text,
        price: z.literal('$5,000'),
        note: z.literal('Complete package - No hidden fees'),
        points: z.array(text).min(1),
      }),
    }),
    versus: text,
    saving: z.literal('You Save $5,000 - $95,000+'),
    intro: Claim,
    fact: z.strictObject({ label: text, text }),
  }),
  results: z.strictObject({
    ...heading,
    items: z.array(z.strictObject({ title: text, text: Claim })).length(4),
  }),
  moment: z.strictObject({
    title: z.literal('Moment of Truth'),
    banner: z.literal('LIMITED TIME'),
    /** Attribution of the banner, and its limits. */
    bannerNote: Claim,
    claims: z.array(Claim).min(1),
    fact: z.strictObject({ label: text, text }),
  }),
  process: z.strictObject({
    ...heading,
    steps: z.array(Step).length(stepTitles.length).refine(inOrder(stepTitles), 'steps are out of order'),
  }),
  faq: z.strictObject({
    ...heading,
    /** Accessible name of the tab list. */
    tabs: text,
    fact: text,
    categories: z
      .array(FaqCategory)
      .length(faqTitles.length)
      .refine(inOrder(faqTitles), 'tabs are out of order'),
  }),
  closing: z.strictObject({
    title: text,
    text: Claim,
    action: call('Schedule Call'),
    note: z.literal('No contracts. No monthly fees.'),
  }),
  /** A modal without content. Nothing on the page opens it. */
  applicationForm: z.strictObject({
    title: z.literal('Application Form'),
    text: z.literal('Multi-step application form will be implemented here.'),
  }),
});
export type AuthoritySales = z.infer<typeof AuthoritySales>;
