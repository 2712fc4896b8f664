import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { logPosition, LogSizes } from '../ledger/ledger.schemas.ts';
import { instant, text, timeOrder, uuid } from '../text.ts';
import { auditOutcomes } from './audit.routes.ts';

/** Query parameters whose values contain no personal data: pages, periods and choices. Of every other parameter, only the name is recorded. */
export const nonPersonalQueryKeys: ReadonlySet<string> = new Set(
  [
    'limit offset page before after cursor size first second leaf version',
    'from to since until range zone compare bucket',
    'status state sort order dimension measure bots classifiedAs reason risk kind',
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
  /** Values by parameter; null where only the name is recorded. */
  query: z.record(z.string(), z.string().nullable()),
  requestId: z.string(),
  trace: z.string().nullable(),
  /** The steward's last authentication. */
  authenticatedAt: z.string().nullable(),
};

/**
 * One entry of the audit log. It contains no bodies, secrets or responses. A call is recorded before it runs and its outcome afterwards; a
 * call without an outcome entry has an unknown outcome. A rejection is a call that was not executed. Events are recorded by security-auth:
 * sign-ins, roles, second factors, blocks.
 */
export const AuditEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('call'), ...call }),
  z.object({ kind: z.literal('rejection'), ...call, status: z.int() }),
  z.object({ kind: z.literal('outcome'), ...recorded, callId: z.uuid(), status: z.int() }),
  z.object({
    kind: z.literal('event'),
    ...recorded,
    /** Type of the event. */
    type: z.string(),
    /** `steward:<id>`, or another cause. */
    actor: z.string(),
    /** Stream of the event store that the event belongs to. */
    subject: z.string(),
    requestId: z.string().nullable(),
    details: z.record(z.string(), z.string()),
  }),
]);
export type AuditEntry = z.infer<typeof AuditEntry>;
export type AuditCall = Extract<AuditEntry, { kind: 'call' }>;
export const AuditOutcome = z.enum(auditOutcomes);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

const filter = {
  /** Part of a user name, or an account id. */
  actor: text(100).optional(),
  /** Part of the route or of its summary. */
  action: text(200).optional(),
  /** A value in the path: the id of a question, a contact or a steward. */
  target: text(200).optional(),
  service: text(40).optional(),
  outcome: AuditOutcome.optional(),
  from: instant.optional(),
  to: instant.optional(),
};

/** An entry with its leaf index and outcome; of a call, the outcome of its execution. */
export const AuditRow = z.object({
  leaf: z.int(),
  entry: AuditEntry,
  outcome: AuditOutcome,
  /** Null if the outcome is unknown, and for events. */
  status: z.int().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const CheckpointReference = z.object({ size: z.int(), note: z.string(), at: instant });

export const auditSchemas = {
  listAudit: {
    summary: 'View audit log',
    query: z.object({
      ...filter,
      order: timeOrder,
      /** Only entries before this leaf; descending order. */
      before: logPosition.optional(),
      /** Only entries after this leaf; ascending order. */
      after: logPosition.optional(),
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
      /** The log's public key (C2SP signed-note). */
      key: z.string(),
      /** Signed note (C2SP tlog-checkpoint) that the inclusion proof in `hashes` leads to. */
      checkpoint: z.string(),
      /** Inclusion proof: sibling hashes from the leaf upwards (RFC 9162, section 2.1.3), Base64. */
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
      /** Mismatch of the log and its archived checkpoints; null without one. */
      mismatch: z.string().nullable(),
    }),
  },
  readAuditConsistencyProof: {
    summary: 'Read consistency proof of the audit log (RFC 9162, section 2.1.4)',
    query: LogSizes,
    response: z.object({ hashes: z.array(z.string()) }),
  },
  exportAudit: {
    summary: 'Export audit log',
    query: z.object(filter),
  },
} satisfies Record<string, RouteSchemas>;
