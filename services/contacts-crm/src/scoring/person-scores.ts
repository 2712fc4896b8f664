import {
  defineTable,
  type RowOf,
  selectList,
  selectRows,
  type Sql,
  upsertStatement,
} from '@aera/event-store';
import { LeadRow, syncRuleScores } from '../leads/leads-projection.ts';
import { readContactIdsByContact } from '../persons/person-queries.ts';
import { findHumanSignals } from './signal-store.ts';
import type { Score } from './compute-score.ts';
import type { ScoredLead, DailySignals } from './daily-signals.ts';

export interface ScoringLead extends ScoredLead {
  readonly id: string;
  readonly contactId: string;
  readonly sessionId: string | null;
}

/** One person: all leads, and the signals of all browsers. */
interface ScoredPerson {
  /** The smallest contact id of the person. */
  readonly person: string;
  readonly leads: readonly ScoringLead[];
  readonly signals: readonly DailySignals[];
}

/** Selects a `ScoringLead` from `leads`. */
export const scoringLeadColumns = `${selectList(LeadRow, {
  only: ['id', 'contactId', 'sessionId', 'messageScore', 'source'],
})}, created_at as "capturedAt"`;

/** Returns each person of these contacts once, with all data that the scores depend on. */
export async function loadScoredPersons(sql: Sql, contactIds: readonly string[]): Promise<ScoredPerson[]> {
  const personIds = new Map<string, string>();
  for (const ids of (await readContactIdsByContact(sql, contactIds)).values()) {
    const [person] = ids.toSorted();
    for (const id of ids) personIds.set(id, person as string);
  }
  const leads = await sql<ScoringLead>(
    `select ${scoringLeadColumns} from leads where contact_id = any($1::text[])`,
    [[...personIds.keys()]],
  );
  const signals = await findHumanSignals(sql, listSessions(leads));
  return groupByPerson(leads, signals, ({ contactId }) => personIds.get(contactId) ?? contactId);
}

export const listSessions = (leads: readonly Pick<ScoringLead, 'sessionId'>[]): string[] => [
  ...new Set(leads.flatMap(({ sessionId }) => sessionId ?? [])),
];

/** Groups leads and the signals of their sessions by person. */
export function groupByPerson<Lead extends ScoringLead>(
  leads: readonly Lead[],
  signals: readonly DailySignals[],
  toPersonId: (lead: Lead) => string,
): (ScoredPerson & { readonly leads: readonly Lead[] })[] {
  const signalsBySession = Map.groupBy(signals, ({ sessionId }) => sessionId);
  return [...Map.groupBy(leads, toPersonId)].map(([person, own]) => ({
    person,
    leads: own,
    signals: listSessions(own).flatMap((sessionId) => signalsBySession.get(sessionId) ?? []),
  }));
}

export const LeadScoreRow = defineTable('lead_scores', (p) => ({
  leadId: p.uuid().primary(),
  person: p.text(),
  score: p.integer(),
  reasons: p.json<Score['reasons']>(),
  rulesVersion: p.integer(),
  computedAt: p.instant(),
}));
export type LeadScoreRow = RowOf<typeof LeadScoreRow>;

/** Stores scores with their reasons, and copies them to the leads. */
export async function writeScores(sql: Sql, scores: readonly LeadScoreRow[]): Promise<void> {
  await sql(upsertStatement(LeadScoreRow), [JSON.stringify(scores)]);
  await syncRuleScores(
    sql,
    'leads',
    scores.map(({ leadId }) => leadId),
  );
}

/** Null if the score was never computed. */
export async function findStoredScore(sql: Sql, leadId: string): Promise<LeadScoreRow | null> {
  const [row] = await selectRows(sql, LeadScoreRow, 'where lead_id = $1', [leadId]);
  return row ?? null;
}
