import { z } from 'zod';
import { Contact } from '../contacts/contacts.schemas.ts';
import { holders, personLinks } from '../data-subject/data-subject.routes.ts';
import { Activity, activityKinds, PersonRef } from '../data-subject/data-subject.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';

const params = z.object({ id: PersonRef });

/** Whether a service answered; what one that did not holds is missing, and the screen says so. */
const Source = z.object({
  service: z.enum([...holders, 'contacts-crm']),
  state: z.enum(['read', 'unavailable']),
});

export const Person = z.object({
  /** The moment that all of it is as of. */
  asOf: instant,
  /** Of their contact, else of their account, else the address they have shown to be theirs; empty where there is none of these. */
  name: z.string(),
  /** The contact whom they were found as: by that id they are the same. Null where what was asked for leads to none. */
  contactId: uuid.nullable(),
  /** Where several people wrote in the browser asked for, a contact of each, at most ten: it is none of them, and none of them is shown. */
  sharedBy: z.array(uuid),
  /** Everything they go by, and how it was found. */
  identifiers: z.array(
    z.object({
      link: z.enum(personLinks),
      value: z.string(),
      since: instant.nullable(),
      /** Verified; false if the match rests on an unverified email address. */
      verified: z.boolean(),
    }),
  ),
  /** Their contacts as they stood then, newest first. Scores are of now only: null as of a moment. */
  contacts: z.array(
    Contact.pick({ id: true, subject: true, status: true, createdAt: true, owner: true }).extend({
      leadScore: Contact.shape.leadScore.nullable(),
    }),
  ),
  sources: z.array(Source),
});
export type Person = z.infer<typeof Person>;

export const personsSchemas = {
  readPerson: {
    summary: 'View profile',
    params,
    query: z.object({ asOf: instant.optional() }),
    response: Person,
  },
  personTimeline: {
    summary: 'View profile timeline',
    params,
    query: z.object({
      asOf: instant.optional(),
      /** Kinds of activity, separated by commas; all of them when absent. */
      kinds: z
        .string()
        .max(500)
        .transform((list) => list.split(','))
        .pipe(z.array(z.enum(activityKinds)))
        .optional(),
      cursor: text(300).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ items: z.array(Activity), next: z.string().nullable(), sources: z.array(Source) }),
  },
  exportPersonData: {
    summary: 'Export personal data',
    params,
    /** `shown` as for `erasePerson`. */
    query: z.object({ identityConfirmed: z.enum(['true', 'false']).default('false') }),
    response: z.object({
      producedAt: instant,
      person: z.object({ name: z.string(), identifiers: Person.shape.identifiers }),
      /** By service, then by kind of record. */
      data: z.record(z.string(), z.record(z.string(), z.array(z.unknown()))),
      sources: z.array(Source),
    }),
  },
  previewErasure: {
    summary: 'Preview erasure',
    params,
    response: z.object({
      services: z.array(Source.extend({ records: z.record(z.string(), z.int()) })),
    }),
  },
  erasePerson: {
    summary: 'Erase person',
    params,
    body: z.object({
      erasureId: uuid,
      reason: requiredText(500),
      /**
       * The caller has confirmed the identity behind unverified email addresses, which may match other people's data. Without it, a person
       * with such an address is rejected with 422 `identity-not-confirmed`.
       */
      identityConfirmed: z.boolean().default(false),
    }),
    response: z.object({
      erasureId: uuid,
      /** Every service was reached. Otherwise what contacts hold is kept, so that it can be tried again. */
      complete: z.boolean(),
      services: z.array(Source.extend({ erased: z.int() })),
    }),
  },
} satisfies Record<string, RouteSchemas>;
