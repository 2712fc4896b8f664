import { z } from 'zod';
import { Claim, ClaimList } from './claim.ts';
import { Film } from './film.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

/** A term and its meaning on this page, shown on hover and focus. */
const term = <Name extends string>(name: Name) => z.strictObject({ name: z.literal(name), tip: text });

const step = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), claim: Claim });

const layer = <Name extends string>(id: Lowercase<Name>, name: Name) =>
  z.strictObject({
    id: z.literal(id),
    name: z.literal(name),
    title: text,
    claim: Claim,
    details: ClaimList,
    /** Text alternative for the picture of this layer. */
    alt: text,
  });

const action = <Label extends string>(label: Label) => Action.extend({ label: z.literal(label) });

export const Intro = z.strictObject({
  meta: PageMeta,
  hero: z.strictObject({
    eyebrow: text,
    title: z.literal('The #1 Way To Reclaim Your Authority'),
    lead: Claim,
    tagsLabel: text,
    tags: z.tuple([
      term('Trust Formations'),
      term('Jurisdictional Standing'),
      term('Self Remembrance'),
      term('AML Education'),
    ]),
    action: action('Start Journey'),
    /** `sound` is its only caption. */
    film: z.strictObject({ title: text, description: text, sound: text }),
  }),
  explainer: z.strictObject({
    eyebrow: text,
    title: z.literal('Here Through Remembrance'),
    /** Text around the one word with a tooltip. */
    lead: z.strictObject({ before: text, term: text, tip: text, after: text }),
    /** Heading of notes on law and public record. */
    factLabel: text,
    pair: z.strictObject({
      title: text,
      say: z.strictObject({ label: z.literal('What you say'), words: text }),
      hear: z.strictObject({ label: z.literal('What they hear'), words: text }),
      claim: Claim,
      fact: text,
    }),
    process: z.strictObject({
      title: text,
      steps: z.tuple([step('Learn The System'), step('Send Notice'), step('They Must Respect')]),
      fact: text,
    }),
    whyNow: z.strictObject({ title: z.literal('Why Now'), lead: Claim, transcript: text, film: Film }),
  }),
  fabric: z.strictObject({
    eyebrow: text,
    title: z.literal('The Living Fabric'),
    lead: Claim,
    tabs: text,
    previous: text,
    next: text,
    layers: z.tuple([layer('essence', 'Essence'), layer('matter', 'Matter'), layer('aether', 'Aether')]),
  }),
  closing: z.strictObject({
    title: z.literal('Stop Their Oppression'),
    claim: Claim,
    actions: z.tuple([action('Get Legal Immunity'), action('See The Process')]),
    /** States what documents cannot do, next to the button with the same name. */
    caution: text,
  }),
});
export type Intro = z.infer<typeof Intro>;
