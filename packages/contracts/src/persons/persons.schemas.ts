import { z } from 'zod';
import { Contact } from '../contacts/contacts.schemas.ts';
import { dataSubjectServices, identifierKinds } from '../data-subject/data-subject.routes.ts';
import { Activity, activityKinds, PersonRef } from '../data-subject/data-subject.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';

const params = z.object({ id: PersonRef });

/** Whether a service responded; otherwise its data is missing, and the screen says so. */
const Source = z.object({
  service: z.enum([...dataSubjectServices, 'contacts-crm']),
  state: z.enum(['read', 'unavailable']),
});

export const Person = z.object({
  /** The instant that all data is as of. */
  asOf: instant,
  /** Name of the contact, else of the account, else the verified e-mail address; empty if none exists. */
  name: z.string(),
  /** The contact that the reference resolved to; null without one. */
  contactId: uuid.nullable(),
  /** If several people wrote in the requested browser: a contact of each, at most ten. The browser then resolves to none of them. */
  sessionContactIds: z.array(uuid),
  /** All identifiers, and how they were found. */
  identifiers: z.array(
    z.object({
      link: z.enum(identifierKinds),
      value: z.string(),
      since: instant.nullable(),
      /** Whether the match is verified; false if it depends on an unverified e-mail address. */
      verified: z.boolean(),
    }),
  ),
  /** The contacts as of that instant, newest first. Scores exist only for the present: null as of a past instant. */
  contacts: z.array(
    Contact.pick({ id: true, subject: true, status: true, createdAt: true, owner: true }).extend({
      leadScore: Contact.shape.leadScore.nullable(),
    }),
  ),
  /** The current erasure of the person that has not reached every service; null without one. */
  unfinishedErasureId: uuid.nullable(),
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
  readPersonTimeline: {
    summary: 'View profile timeline',
    params,
    query: z.object({
      asOf: instant.optional(),
      /** Comma-separated kinds of activity; all if absent. */
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
    /** `identityConfirmed` as for `erasePerson`. */
    query: z.object({ identityConfirmed: z.enum(['true', 'false']).default('false') }),
    response: z.object({
      producedAt: instant,
      person: z.object({ name: z.string(), identifiers: Person.shape.identifiers }),
      /** Records by service and kind. */
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
       * The steward has confirmed that unverified e-mail addresses belong to the person; otherwise they may match other people's data.
       * Without it, a person with such an address is rejected with 422 `identity-not-confirmed`.
       */
      identityConfirmed: z.boolean().default(false),
    }),
    response: z.object({
      erasureId: uuid,
      /** Whether every service has erased. Otherwise the contacts are kept, so that the request can be repeated. */
      complete: z.boolean(),
      services: z.array(Source.extend({ erased: z.int() })),
    }),
  },
} satisfies Record<string, RouteSchemas>;
