import { z } from 'zod';
import { Claim } from './claim.ts';
import { Link } from './link.ts';

/** Copy of the jurisdiction consent modal. */
export const ConsentNotice = z.strictObject({
  title: z.string().min(1),
  intro: z.string().min(1),
  notice: z.strictObject({
    heading: z.literal('NOTICE'),
    lead: z.string().min(1),
    statements: z.array(Claim).length(3),
  }),
  warning: Claim,
  /** A link to the organisation's e-mail: the contact page itself opens only after the notice. */
  contact: z.strictObject({ label: z.string().regex(/contact/i) }),
  fullNotices: Link,
  confirm: z.literal('Step Into Protection'),
  confirming: z.string().min(1),
  /** To visitors who have acknowledged the notice before. */
  again: z.strictObject({
    /** The notice text has changed. */
    changed: z.string().min(1),
    /** The notice text is the same, but the record has no proof of it. */
    repeat: z.string().min(1),
    changes: z.string().min(1),
    removed: z.string().min(1),
    added: z.string().min(1),
  }),
});
export type ConsentNotice = z.infer<typeof ConsentNotice>;
