import type { AuditEntry } from '@aera/contracts';
import { canonicalJson, type Json } from '@aera/transparency-log/verify';

/** An entry as its row has it, but for its leaf. */
export interface EntryColumns {
  readonly id: string;
  /** What the leaf hashes: canonical JSON (RFC 8785). */
  readonly entry: string;
  readonly kind: AuditEntry['kind'];
  readonly at: string;
  readonly service: string;
  readonly who: string;
  readonly what: string;
  readonly targets: readonly string[];
  readonly request_id: string | null;
  readonly call_id: string | null;
  readonly status: number | null;
}

/** By what an entry is found; an outcome is found by what its call is, which is added where that is known. */
export function columnsOf(entry: AuditEntry): EntryColumns {
  const { id, kind, at, service } = entry;
  const common = { id, entry: canonicalJson(entry as Json), kind, at, service };
  switch (entry.kind) {
    case 'outcome':
      return {
        ...common,
        who: '',
        what: '',
        targets: [],
        request_id: null,
        call_id: entry.callId,
        status: entry.status,
      };
    case 'fact':
      return {
        ...common,
        who: entry.actor.toLowerCase(),
        what: entry.type.toLowerCase(),
        targets: [entry.subject, ...Object.values(entry.details)],
        request_id: entry.requestId,
        call_id: null,
        status: null,
      };
    default:
      return {
        ...common,
        who: [entry.actor?.username, entry.actor?.id].filter(Boolean).join(' ').toLowerCase(),
        what: `${entry.method} ${entry.route} ${entry.summary}`.toLowerCase(),
        targets: Object.values(entry.params),
        request_id: entry.requestId,
        call_id: null,
        status: entry.kind === 'refusal' ? entry.status : null,
      };
  }
}
