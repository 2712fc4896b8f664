import { z } from 'zod';
import { ContactEntry } from '../contacts/contacts.schemas.ts';
import { isPersistentSession, parsePersonRef } from '../persons/person-ref.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, text, uuid } from '../text.ts';
import { type Holder, personLinks } from './data-subject.routes.ts';

/**
 * Data subject of a route, as parsed by `parsePersonRef`: the sender of a contact message, the user of a browser that acknowledged the
 * notice, or a member.
 */
export const PersonRef = z
  .union([uuid, z.templateLiteral(['session-', uuid]), z.templateLiteral(['member-', uuid])])
  .refine((ref) => {
    const { by, id } = parsePersonRef(ref);
    return by !== 'session' || isPersistentSession(id);
  }, 'is the hash of a day, which may be several people');

/**
 * Identifiers of one person. A session belongs to the browser that acknowledged the notice. A member was signed in or has verified an email
 * address. An email address is unverified input; results found by it carry that mark.
 */
export const PersonIdentifiers = z.object({
  sessions: z.array(text(100)).max(200),
  members: z.array(text(100)).max(50),
  emails: z.array(emailAddress).max(50),
});
export type PersonIdentifiers = z.infer<typeof PersonIdentifiers>;

const nothing = {};

const activity = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    /** The same at every reading; with `at` it is the place in the timeline. */
    id: z.string(),
    kind: z.literal(kind),
    /** To the millisecond. */
    at: instant,
    link: z.enum(personLinks),
    ...shape,
  });

const question = { questionId: z.string() };

/** One thing that a person did, or that was done about them, as the service that holds it tells it. */
export const Activity = z.discriminatedUnion('kind', [
  /** A visit: when its last view began, its pages (the first ten that differ), how it came. */
  activity('visit', {
    endedAt: instant,
    views: z.int(),
    paths: z.array(z.string()),
    /** Seconds that pages were in sight. */
    seconds: z.int(),
    channel: z.string(),
    source: z.string().nullable(),
    sessionId: z.string(),
  }),
  activity('consented', { consentId: z.string(), noticeVersion: z.string() }),
  activity('consent-withdrawn', { consentId: z.string() }),
  activity('visitor-erased', nothing),
  /** The words are null where they are no longer kept. */
  activity('searched', { query: z.string().nullable(), answered: z.boolean(), opened: z.int() }),
  activity('asked', { ...question, question: z.string().nullable() }),
  activity('question-answered', question),
  activity('answer-revised', question),
  activity('information-requested', question),
  activity('information-given', question),
  activity('question-reopened', question),
  activity('question-withdrawn', question),
  activity('question-claimed', question),
  activity('answer-rated', { ...question, helpful: z.boolean() }),
  /** An email to them: subject and delivery state. */
  activity('mailed', { about: z.string(), state: z.string() }),
  activity('registered', nothing),
  activity('email-verified', nothing),
  activity('signed-in', { browser: z.string().nullable() }),
  activity('passkey-added', nothing),
  activity('password-changed', nothing),
  /** A message of theirs, or what stewards did about it. */
  activity('contact', { leadId: z.string(), subject: z.string().nullable(), entry: ContactEntry }),
]);
export type Activity = z.infer<typeof Activity>;
export type ActivityKind = Activity['kind'];
export const activityKinds = Activity.options.map(({ shape }) => shape.kind.value);

/** A place in a timeline that is read from the newest back. */
export const TimelineCursor = z.object({ at: instant, id: text(300) });
export type TimelineCursor = z.infer<typeof TimelineCursor>;

/** What a service answers of a person. */
export const PersonActivityPage = z.object({
  /** Newest first, by `at` and then `id`; only what lies before `before`. */
  items: z.array(Activity),
  more: z.boolean(),
  /** What else it knows the same person by. */
  keys: PersonIdentifiers,
  /** What a member asked for calls themself, where it knows. */
  name: z.string().optional(),
});
export type PersonActivityPage = z.infer<typeof PersonActivityPage>;

export const dataSubjectSchemas = (service: Holder) =>
  ({
    listPersonActivity: {
      summary: `View activity held by ${service}`,
      body: z.object({
        keys: PersonIdentifiers,
        /** Only what lies before it; null: from the newest on. */
        before: TimelineCursor.nullable(),
        limit: z.int().min(1).max(200),
      }),
      response: PersonActivityPage,
    },
    readPersonData: {
      summary: `Export personal data from ${service}`,
      body: z.object({ keys: PersonIdentifiers }),
      /** By kind of record, whatever shape those have. */
      response: z.object({ data: z.record(z.string(), z.array(z.unknown())) }),
    },
    erasePersonData: {
      summary: `Erase person in ${service}`,
      body: z.object({ keys: PersonIdentifiers, erasureId: uuid, reason: text(500) }),
      /** Number of subjects erased by this call; 0 if no data was stored. */
      response: z.object({ erased: z.int() }),
    },
  }) satisfies Record<string, RouteSchemas>;
