import { z } from 'zod';
import { ContactEntry } from '../contacts/contacts.schemas.ts';
import { isPersistentSession, parsePersonRef } from '../persons/person-ref.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, text, uuid } from '../text.ts';
import { type DataSubjectService, identifierKinds } from './data-subject.routes.ts';

/**
 * Data subject of a route, as parsed by `parsePersonRef`: the sender of a contact message, the user of a browser with consent, or a member.
 */
export const PersonRef = z
  .union([uuid, z.templateLiteral(['session-', uuid]), z.templateLiteral(['member-', uuid])])
  .refine((ref) => {
    const { by, id } = parsePersonRef(ref);
    return by !== 'session' || isPersistentSession(id);
  }, 'is the hash of a day, which may be several people');

/**
 * Identifiers of one person. A session belongs to a browser with consent. A member was signed in or has verified an e-mail address. An
 * e-mail address is unverified input; results found by it are marked as unverified. Only the size of a body limits their number: an erasure
 * by some of the identifiers would leave data behind.
 */
export const PersonIdentifiers = z.object({
  sessions: z.array(text(100)),
  members: z.array(text(100)),
  emails: z.array(emailAddress),
});
export type PersonIdentifiers = z.infer<typeof PersonIdentifiers>;

const nothing = {};

const activity = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    /** Stable id; with `at` it is the position in the timeline. */
    id: z.string(),
    kind: z.literal(kind),
    /** In milliseconds. */
    at: instant,
    link: z.enum(identifierKinds),
    ...shape,
  });

const question = { questionId: z.string() };

/** An activity of a person, or about them, from one service. */
export const Activity = z.discriminatedUnion('kind', [
  /** A visit: start of its last view, distinct pages (at most ten), traffic source. */
  activity('visit', {
    endedAt: instant,
    views: z.int(),
    paths: z.array(z.string()),
    /** Visible time in seconds. */
    seconds: z.int(),
    channel: z.string(),
    source: z.string().nullable(),
    sessionId: z.string(),
  }),
  activity('consented', { consentId: z.string(), noticeVersion: z.string() }),
  activity('consent-withdrawn', { consentId: z.string() }),
  activity('visitor-erased', nothing),
  /** `query` is null once it is deleted. */
  activity('searched', { query: z.string().nullable(), hasAnswer: z.boolean(), opened: z.int() }),
  activity('asked', { ...question, question: z.string().nullable() }),
  activity('question-answered', question),
  activity('answer-revised', question),
  activity('information-requested', question),
  activity('information-given', question),
  activity('question-reopened', question),
  activity('question-withdrawn', question),
  activity('question-claimed', question),
  activity('answer-rated', { ...question, helpful: z.boolean() }),
  /** An e-mail to the person: subject and delivery state. */
  activity('mailed', { about: z.string(), state: z.string() }),
  activity('registered', nothing),
  activity('email-verified', nothing),
  activity('signed-in', { browser: z.string().nullable() }),
  activity('passkey-added', nothing),
  activity('password-changed', nothing),
  activity('email-changed', nothing),
  /** A message of the person, or a steward's action on it. */
  activity('contact', { leadId: z.string(), subject: z.string().nullable(), entry: ContactEntry }),
]);
export type Activity = z.infer<typeof Activity>;
export type ActivityKind = Activity['kind'];
export const activityKinds = Activity.options.map(({ shape }) => shape.kind.value);

/** Position in a timeline, which is read from the newest item back. */
export const TimelineCursor = z.object({ at: instant, id: text(300) });
export type TimelineCursor = z.infer<typeof TimelineCursor>;

/** A page of a person's activities in one service. */
export const PersonActivityPage = z.object({
  /** Newest first, by `at` and then `id`; only items before `before`. */
  items: z.array(Activity),
  more: z.boolean(),
  /** Further identifiers of the same person. */
  keys: PersonIdentifiers,
  /** Name of a requested member, if known. */
  name: z.string().optional(),
});
export type PersonActivityPage = z.infer<typeof PersonActivityPage>;

export const dataSubjectSchemas = (service: DataSubjectService) =>
  ({
    listPersonActivity: {
      summary: `View activity held by ${service}`,
      body: z.object({
        keys: PersonIdentifiers,
        /** Only items before it; null: from the newest. */
        before: TimelineCursor.nullable(),
        limit: z.int().min(1).max(200),
      }),
      response: PersonActivityPage,
    },
    readPersonData: {
      summary: `Export personal data from ${service}`,
      body: z.object({ keys: PersonIdentifiers }),
      /** Records by kind; their shape depends on the service. */
      response: z.object({ data: z.record(z.string(), z.array(z.unknown())) }),
    },
    erasePersonData: {
      summary: `Erase person in ${service}`,
      body: z.object({ keys: PersonIdentifiers, erasureId: uuid, reason: text(500) }),
      /** Number of subjects erased by this call; 0 if no data was stored. */
      response: z.object({ erased: z.int() }),
    },
  }) satisfies Record<string, RouteSchemas>;
