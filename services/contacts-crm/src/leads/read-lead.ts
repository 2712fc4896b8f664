import type { Contact, QuarantinedContact } from '@aera/contracts';
import type { NamedSteward } from '@aera/service-kit';
import type { LeadRow } from './lead-rows.ts';

/** A lead as it is read: `leadScore` is what counts. */
export interface ReadLead extends LeadRow {
  readonly byRules: number;
}

/** What is selected for one. */
export const columns = `id, contact_id as "contactId", session_id as "sessionId", name, email, subject, message, status,
  counting_score as "leadScore", coalesce(by_rules, message_score, lead_score) as "byRules", message_score as "messageScore", override, version,
  close_reason as "closeReason", before, suspected, suspicions, source, owner, next_step as "nextStep", next_due_at as "nextDueAt",
  snoozed_until as "snoozedUntil", notes, created_at as "createdAt"`;

type NameOf = (id: string) => NamedSteward;

const instant = (value: string | Date | null): string | null => value && new Date(value).toISOString();

/** As stewards see it. */
export const toContact = (row: ReadLead, nameOf: NameOf): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  status: row.status,
  leadScore: row.leadScore,
  score: { byRules: row.byRules, override: row.override?.score ?? null },
  createdAt: new Date(row.createdAt).toISOString(),
  version: row.version,
  closeReason: row.closeReason,
  owner: row.owner === null ? null : nameOf(row.owner),
  nextStep: row.nextStep === null ? null : { step: row.nextStep, dueAt: instant(row.nextDueAt) },
  snoozedUntil: instant(row.snoozedUntil),
  notes: row.notes,
  source: row.source,
});

export const toQuarantined = (row: ReadLead, nameOf: NameOf): QuarantinedContact => ({
  ...toContact(row, nameOf),
  suspicions: [...row.suspicions],
});
