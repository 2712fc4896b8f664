import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';
import { auditOutcomes } from './audit.routes.ts';

/** Query parameters whose values contain no personal data: pages, periods and choices. Of all others only the name is recorded. */
export const nonPersonalQueryKeys: ReadonlySet<string> = new Set(
  [
    'limit offset page before after cursor size first second leaf version',
    'from to since until range zone compare bucket',
    'status state sort order dimension measure bots verdict reason risk kind',
    'category framework outcome service severity rule format',
  ].flatMap((keys) => keys.split(' ')),
);

const actor = z.object({
  id: z.string(),
  /** Null if only the id of the account is known. */
  username: z.string().nullable(),
  role: z.string().nullable(),
});

const recorded = {
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Recording service, or the gateway. */
  service: z.string(),
};

const call = {
  ...recorded,
  /** Null if the caller was not signed in. */
  actor: actor.nullable(),
  ip: z.string(),
  method: z.string(),
  /** Route pattern such as `/api/admin/contacts/:id`; its values are in `params`. */
  route: z.string(),
  summary: z.string(),
  /** IP addresses are reduced to their network. */
  params: z.record(z.string(), z.string()),
  /** Null if only the name is recorded. */
  query: z.record(z.string(), z.string().nullable()),
  requestId: z.string(),
  trace: z.string().nullable(),
  /** The steward's last authentication. */
  authenticatedAt: z.string().nullable(),
};

/**
 * One entry of the audit log. It contains no bodies, secrets or responses. A call is recorded before it runs and its outcome afterwards; an
 * entry without outcome means that the outcome is unknown. A refusal is a call that was not executed. A fact is recorded by the account
 * service itself: sign-ins, roles, second factors, blocks.
 */
export const AuditEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('call'), ...call }),
  z.object({ kind: z.literal('refusal'), ...call, status: z.int() }),
  z.object({ kind: z.literal('outcome'), ...recorded, callId: z.uuid(), status: z.int() }),
  z.object({
    kind: z.literal('fact'),
    ...recorded,
    /** Type of the event. */
    type: z.string(),
    /** `steward:<id>`, or another cause. */
    actor: z.string(),
    /** Stream of the event. */
    subject: z.string(),
    requestId: z.string().nullable(),
    details: z.record(z.string(), z.string()),
  }),
]);
export type AuditEntry = z.infer<typeof AuditEntry>;
export type AuditCall = Extract<AuditEntry, { kind: 'call' }>;
export const AuditOutcome = z.enum(auditOutcomes);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

const leaf = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const filter = {
  /** Part of a user name, or an account id. */
  who: text(100).optional(),
  /** Part of the route or of its summary. */
  what: text(200).optional(),
  /** A value in the path: the id of a question, a contact or a steward. */
  target: text(200).optional(),
  service: text(40).optional(),
  outcome: AuditOutcome.optional(),
  from: instant.optional(),
  to: instant.optional(),
};

/** A recorded entry with its leaf index and the outcome of its call. */
export const AuditRow = z.object({
  leaf: z.int(),
  entry: AuditEntry,
  outcome: AuditOutcome,
  /** Null if the outcome is unknown, and for facts. */
  status: z.int().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const CheckpointReference = z.object({ size: z.int(), note: z.string(), at: instant });

export const auditSchemas = {
  listAudit: {
    summary: 'View audit log',
    query: z.object({
      ...filter,
      order: z.enum(['ascending', 'descending']).default('descending'),
      /** Only entries before this leaf; descending order. */
      before: leaf.optional(),
      /** Only entries after this leaf; ascending order. */
      after: leaf.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      entries: z.array(AuditRow),
      /** Value of `before` (ascending: `after`) for the next page; null on the last. */
      next: z.int().nullable(),
      /** Number of leaves in the log. */
      size: z.int(),
    }),
  },
  readAuditEntry: {
    summary: 'View audit entry',
    params: z.object({ id: uuid }),
    response: AuditRow.extend({
      /** Exact input of the leaf hash (RFC 8785). */
      text: z.string(),
      key: z.string(),
      /** Signed note (C2SP tlog-checkpoint) that the proof verifies against. */
      checkpoint: z.string(),
      /** From the leaf upwards (RFC 9162, section 2.1.3), Base64. */
      hashes: z.array(z.string()),
      /** Entry with the outcome of this call. */
      outcomeId: uuid.nullable(),
    }),
  },
  readAuditLogStatus: {
    summary: 'View audit log status',
    response: z.object({
      size: z.int(),
      /** The log's public key (C2SP signed-note). */
      key: z.string(),
      /** The newest checkpoint in the archive. */
      latest: CheckpointReference.nullable(),
      previous: CheckpointReference.nullable(),
      /** Description of the mismatch; null without one. */
      inconsistency: z.string().nullable(),
    }),
  },
  readAuditConsistencyProof: {
    summary: 'Read consistency proof of the audit log (RFC 9162, section 2.1.4)',
    query: z.object({ first: leaf, second: leaf }),
    response: z.object({ hashes: z.array(z.string()) }),
  },
  exportAudit: {
    summary: 'Export audit log',
    query: z.object(filter),
  },
} satisfies Record<string, RouteSchemas>;
