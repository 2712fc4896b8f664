import { z } from 'zod';

/**
 * What is recorded of a route's calls. `command`: each, before it is carried out; `personal-data`: the same for what only reads,
 * a repeat of the same reading within minutes counting as one; `none`: figures and the caller's own things, which screens poll.
 */
export const auditClasses = ['command', 'personal-data', 'none'] as const;
export type AuditClass = (typeof auditClasses)[number];

/**
 * Keys of a query whose values tell nothing about a person: pages, periods and choices. Of every other key only the name is
 * recorded.
 */
export const impersonalQueryKeys: ReadonlySet<string> = new Set(
  [
    'limit offset page before after cursor size first second leaf version',
    'from to since until range zone compare bucket',
    'status state sort order dimension measure bots verdict reason risk kind',
    'category framework outcome service severity rule format',
  ].flatMap((keys) => keys.split(' ')),
);

const actor = z.object({
  id: z.string(),
  /** Null where the one who recorded it knows the account by its id alone. */
  username: z.string().nullable(),
  role: z.string().nullable(),
});

const recorded = {
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Who recorded it: a service, or the gateway. */
  service: z.string(),
};

const call = {
  ...recorded,
  /** Null for somebody who is not signed in yet. */
  actor: actor.nullable(),
  ip: z.string(),
  method: z.string(),
  /** The pattern, `/api/admin/contacts/:id`; what stood in its places is in `params`. */
  route: z.string(),
  summary: z.string(),
  /** Addresses of people as their network alone. */
  params: z.record(z.string(), z.string()),
  /** Null where only the name is recorded. */
  query: z.record(z.string(), z.string().nullable()),
  requestId: z.string(),
  trace: z.string().nullable(),
  /** The steward's last proof of presence. */
  presentAt: z.string().nullable(),
};

/**
 * One entry of the audit log; no body, no secret, nothing that was answered. A call is recorded before it is carried out and its
 * outcome after, so that an entry without outcome says that nobody knows how it ended. A refusal is a call that was never carried
 * out. A fact is what the account keeper itself recorded: sign-ins, roles, second factors, blocks.
 */
export const AuditEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('call'), ...call }),
  z.object({ kind: z.literal('refusal'), ...call, status: z.int() }),
  z.object({ kind: z.literal('outcome'), ...recorded, callId: z.uuid(), status: z.int() }),
  z.object({
    kind: z.literal('fact'),
    ...recorded,
    /** What happened, by the name of its event. */
    type: z.string(),
    /** `steward:<id>`, or what else caused it. */
    actor: z.string(),
    /** The stream that it happened to. */
    subject: z.string(),
    requestId: z.string().nullable(),
    details: z.record(z.string(), z.string()),
  }),
]);
export type AuditEntry = z.infer<typeof AuditEntry>;
export type AuditCall = Extract<AuditEntry, { kind: 'call' }>;
