import { z } from 'zod';
import { Claim, ClaimList } from './claim.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

/** Drawing of an institution. It is ours and abstract, never the institution's arms or logo. */
export const Emblem = z.enum([
  'reserve',
  'dome',
  'gate',
  'scales',
  'terrace',
  'tower',
  'columns',
  'assembly',
]);
export type Emblem = z.infer<typeof Emblem>;

/** An institution: public record, and separately the claims of the organisation. */
export const FalseAuthority = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The category that the organisation gives it. */
  kind: text,
  shortName: text.max(16),
  emblem: Emblem,
  name: text,
  established: text,
  location: text,
  /** Description according to public record. */
  about: text,
  claim: Claim,
  realityCheck: Claim,
  /** Statutes, treaties and court decisions on that claim. */
  fact: text,
  aeraResponse: Claim,
  jurisdiction: Claim,
  methods: ClaimList,
  impact: Claim,
  aeraWay: z.strictObject({ title: text, description: Claim, principles: ClaimList }),
});
export type FalseAuthority = z.infer<typeof FalseAuthority>;

const kinds = [
  'Central bank',
  'Religious state',
  'Crown corporation',
  'International financial body',
  'International financial body',
  'International settlements bank',
  'National corporation',
] as const;

export const ViewId = z.enum(['their-system', 'aera-way']);
export type ViewId = z.infer<typeof ViewId>;

const View = z.strictObject({ id: ViewId, label: text });

/** Eight institutions, each described by public record and by the organisation. */
export const FalseAuthorities = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  lead: Claim,
  /** Explains how the page separates the two sources. */
  reading: z.strictObject({
    title: text,
    record: z.strictObject({ title: text, text }),
    statement: z.strictObject({ title: text, text }),
  }),
  explorer: z.strictObject({
    title: text,
    lead: text,
    tabs: text,
    previous: text,
    next: text,
    counter: z.literal('{n} of 8'),
    viewsOf: text,
    views: z.tuple([View, View]),
  }),
  labels: z.strictObject({
    kind: text,
    established: text,
    location: text,
    record: text,
    statement: text,
    claim: text,
    realityCheck: text,
    fact: text,
    aeraResponse: text,
    details: text,
    jurisdiction: text,
    methods: text,
    impact: text,
    principles: text,
  }),
  badge: z.strictObject({ label: z.literal('NEUTRALIZED'), note: text }),
  authorities: z
    .array(FalseAuthority)
    .length(8)
    .refine(
      (all) => kinds.every((kind, index) => all[index]?.kind === kind),
      'the seven kinds that are named come first, in order',
    ),
  closing: z.strictObject({
    title: text,
    text: Claim,
    actions: z.tuple([
      Action,
      z.strictObject({ label: text, to: route('/how') }),
      z.strictObject({ label: text, to: route('/about') }),
    ]),
  }),
});
export type FalseAuthorities = z.infer<typeof FalseAuthorities>;

function route(path: '/how' | '/about') {
  return z.strictObject({ kind: z.literal('route'), path: z.literal(path) });
}
