import { optionalMessageFields, requiredMessageFields } from '@aera/contracts';
import {
  defineTable,
  defineProjection,
  listColumns,
  type ProjectionContext,
  type RowOf,
  defineRowProjection,
  type Sql,
} from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { readLinkKeys, updateDuplicateLinks } from './duplicate-links.ts';
import { leadStream } from './lead-stream.ts';
import {
  type CloseReason,
  evolveLead,
  type ExistingLead,
  type LeadEvent,
  type LeadStatus,
  type SpamReason,
} from './lead.ts';

/** A lead in the list. */
export const LeadRow = defineTable('leads', (p) => ({
  id: p.uuid().primary(),
  contactId: p.text(),
  /** Visitor session of the sender's browser; null before consent. */
  sessionId: p.text().nullable(),
  name: p.text(),
  email: p.text(),
  subject: p.text().nullable(),
  message: p.text(),
  status: p.text().$type<LeadStatus>(),
  /** The override, else the message score. */
  leadScore: p.integer(),
  messageScore: p.integer(),
  override: p.json<NonNullable<ExistingLead['override']>>().nullable(),
  version: p.integer(),
  closeReason: p.text().$type<CloseReason>().nullable(),
  /** Status before the last change, for undo. */
  before: p.json<NonNullable<ExistingLead['before']>>().nullable(),
  quarantined: p.boolean(),
  spamReasons: p.json<readonly SpamReason[]>(),
  source: p.text().$type<'form' | 'provider'>(),
  owner: p.text().nullable(),
  nextStep: p.text().nullable(),
  nextDueAt: p.instant().nullable(),
  snoozedUntil: p.instant().nullable(),
  notes: p.integer(),
  createdAt: p.instant(),
}));
export type LeadRow = RowOf<typeof LeadRow>;

/** Returns empty texts for an erased person; the lead itself stays. */
export function projectLead(row: LeadRow | null, event: LeadEvent): LeadRow | null {
  if (event.type !== 'LeadCaptured') return row && projectKnown(row, event);
  const { data } = event;
  return {
    id: data.leadId,
    contactId: data.contactId,
    sessionId: data.sessionId,
    name: data.name ?? '',
    email: data.email ?? '',
    subject: data.subject ?? null,
    message: data.message ?? '',
    status: 'new',
    leadScore: data.leadScore,
    messageScore: data.leadScore,
    override: null,
    version: 1,
    closeReason: null,
    before: null,
    quarantined: data.quarantined,
    spamReasons: data.spamReasons,
    source: data.source,
    owner: null,
    nextStep: null,
    nextDueAt: null,
    snoozedUntil: null,
    notes: 0,
    createdAt: data.capturedAt,
  };
}

function projectKnown(row: LeadRow, event: Exclude<LeadEvent, { type: 'LeadCaptured' }>): LeadRow {
  switch (event.type) {
    case 'LeadContacted':
    case 'LeadQualified':
    case 'LeadClosed':
    case 'LeadReopened':
    case 'LeadScoreOverridden':
    case 'LeadScoreOverrideCleared':
    case 'LeadChangeUndone':
      return { ...row, ...applyChange(row, event) };
    case 'LeadReleased':
      return { ...row, quarantined: false };
    case 'LeadMarkedAsSpam':
      return { ...row, quarantined: true };
    case 'LeadNoteAdded':
      return { ...row, notes: row.notes + 1 };
    case 'LeadAssigned':
      return { ...row, owner: event.data.owner };
    case 'LeadNextStepSet': {
      const { planned, step, dueAt } = event.data;
      // An erased next step stays planned, with an empty text.
      return { ...row, nextStep: planned ? (step ?? '') : null, nextDueAt: planned ? dueAt : null };
    }
    case 'LeadSnoozed':
      return { ...row, snoozedUntil: event.data.snoozedUntil };
    default:
      return unreachable(event);
  }
}

/** Returns status, score and version as `evolveLead` computes them. */
function applyChange(row: LeadRow, event: LeadEvent) {
  const known: ExistingLead = {
    contactId: row.contactId,
    erased: false,
    status: row.status,
    leadScore: row.leadScore,
    messageScore: row.messageScore,
    override: row.override,
    version: row.version,
    closeReason: row.closeReason,
    before: row.before,
    openStatus: row.status,
    quarantined: row.quarantined,
    wasPublished: true,
    owner: row.owner,
    nextStep: null,
    snoozedUntil: null,
    noteIds: [],
  };
  const { status, leadScore, override, version, closeReason, before } = evolveLead(
    known,
    event,
  ) as ExistingLead;
  return { status, leadScore, override, version, closeReason, before };
}

const rows = defineRowProjection({
  streams: [leadStream],
  name: 'leads',
  version: 5,
  entity: LeadRow,
  key: ({ data }) => data.leadId,
  project: projectLead,
});

/** Leads and likely duplicates. A rebuild keeps the rule scores, which are stored outside the log. */
export const leadsProjection = defineProjection({
  ...rows,
  streams: [leadStream],
  tables: [...rows.tables, 'duplicate_links'],
  async apply(events, context) {
    await rows.apply(events, context);
    const comparableIds = events.flatMap((event) => (changesComparison(event) ? [event.data.leadId] : []));
    if (comparableIds.length > 0)
      await updateDuplicateLinks(context, await readLinkKeys(context, 'id', comparableIds));
    const capturedIds = events.flatMap(({ type, data }) => (type === 'LeadCaptured' ? [data.leadId] : []));
    if (capturedIds.length > 0) await syncRuleScores(context.sql, context.table('leads'), capturedIds);
  },
});

/** Whether a lead is compared with others after the event, or no longer is. */
const changesComparison = ({ type, data }: LeadEvent): boolean =>
  type === 'LeadCaptured' ? !data.quarantined : type === 'LeadReleased' || type === 'LeadMarkedAsSpam';

/** SQL of what an erased person's columns contain: what `projectLead` returns for fields that read as null. */
const erasedValues: Partial<Record<string, string>> = {
  sessionId: 'null',
  ...Object.fromEntries(requiredMessageFields.map((field) => [field, "''"])),
  ...Object.fromEntries(optionalMessageFields.map((field) => [field, 'null'])),
  nextStep: `case when next_step is null then null else '' end`,
};

/** Removes a person's data from the rows of an erased contact; the leads and their status stay. */
export async function anonymizeContact(contactId: string, context: ProjectionContext): Promise<void> {
  const { sql, table } = context;
  const keys = await readLinkKeys(context, 'contact_id', [contactId]);
  const assignments = listColumns(LeadRow).flatMap(({ property, name }) =>
    property in erasedValues ? [`${name} = ${erasedValues[property]}`] : [],
  );
  await sql(`update ${table('leads')} set ${assignments.join(', ')} where contact_id = $1`, [contactId]);
  await updateDuplicateLinks(context, keys);
}

/** Copies changed rule scores to the rows of these leads, or of all leads. */
export const syncRuleScores = (sql: Sql, table: string, leadIds?: readonly string[]) =>
  sql(
    `update ${table} l set rule_score = s.score from lead_scores s
     where s.lead_id = l.id and l.rule_score is distinct from s.score ${leadIds ? 'and l.id = any($1::uuid[])' : ''}`,
    leadIds ? [leadIds] : [],
  );
