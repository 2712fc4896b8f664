import { z } from 'zod';
import { AuditEntry } from './audit-entry.ts';
import { defineRoute } from './route.ts';
import { instant, text, uuid } from './text.ts';

const service = 'security-auth';

/** How a call ended, in the words of the search. `open`: recorded before it began, and never heard of again. */
export const auditOutcomes = ['done', 'refused', 'failed', 'open'] as const;
export const AuditOutcome = z.enum(auditOutcomes);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

const leaf = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const filter = {
  /** Part of a user name, or the id of an account. */
  who: text(100).optional(),
  /** Part of the route or of what it is for. */
  what: text(200).optional(),
  /** Something that stood in the address: the id of a question, a contact, a steward. */
  target: text(200).optional(),
  service: text(40).optional(),
  outcome: AuditOutcome.optional(),
  from: instant.optional(),
  to: instant.optional(),
};

/** An entry where it stands, with how its call ended. */
export const AuditRow = z.object({
  leaf: z.int(),
  entry: AuditEntry,
  outcome: AuditOutcome,
  /** Null while nobody knows, and for facts. */
  status: z.int().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const listAudit = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/audit/entries',
  summary: 'What stewards did and read, the newest first unless asked otherwise',
  access: 'steward',
  query: z.object({
    ...filter,
    order: z.enum(['ascending', 'descending']).default('descending'),
    /** Only entries before this leaf. */
    before: leaf.optional(),
    /** Ascending: only entries after this leaf. */
    after: leaf.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    entries: z.array(AuditRow),
    /** `before` of the next page, ascending its `after`; null on the last. */
    next: z.int().nullable(),
    /** Leaves of the log. */
    size: z.int(),
  }),
});

export const auditEntry = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/audit/entries/:id',
  summary: 'One entry of the audit log with the proof that it stands there',
  access: 'steward',
  params: z.object({ id: uuid }),
  response: AuditRow.extend({
    /** What the leaf hashes (RFC 8785), to the letter. */
    text: z.string(),
    key: z.string(),
    /** Signed note (C2SP tlog-checkpoint) that the proof leads to. */
    checkpoint: z.string(),
    /** From the leaf upwards (RFC 9162, section 2.1.3), Base64. */
    hashes: z.array(z.string()),
    /** The entry that says how it ended. */
    outcomeId: uuid.nullable(),
  }),
});

const Witnessed = z.object({ size: z.int(), note: z.string(), at: instant });

export const auditStatus = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/audit/status',
  summary: 'How long the audit log is, and whether it is the one that was witnessed',
  access: 'steward',
  audit: 'none',
  response: z.object({
    size: z.int(),
    /** The log's public key (C2SP signed-note). */
    key: z.string(),
    /** The newest checkpoint in the second place, and the one before it. */
    witnessed: Witnessed.nullable(),
    before: Witnessed.nullable(),
    /** What is not as it was; null while nothing is. */
    difference: z.string().nullable(),
  }),
});

export const auditConsistency = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/audit/consistency',
  summary: 'Proof that the audit log only grew from one size to another (RFC 9162, section 2.1.4)',
  access: 'steward',
  audit: 'none',
  query: z.object({ first: leaf, second: leaf }),
  response: z.object({ hashes: z.array(z.string()) }),
});

export const exportAudit = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/audit/entries.ndjson',
  summary:
    'Entries of the audit log, oldest first, each with its proof to the signed checkpoint of the first line',
  access: 'steward',
  audit: 'command',
  stepUp: true,
  query: z.object(filter),
  produces: 'ndjson',
  status: 200,
});

export const auditRoutes = { listAudit, auditEntry, auditStatus, auditConsistency, exportAudit };
