import { type ScorePreview, scoreThresholds } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { groupByPerson, type ScoringLead, scoringLeadColumns, listSessions } from './person-scores.ts';
import { computeScore } from './compute-score.ts';
import type { ScoreRules } from './score-rules.ts';
import { findHumanSignals } from './signal-store.ts';

interface Lead extends ScoringLead {
  readonly person: string;
  readonly quarantined: boolean;
  readonly overridden: boolean;
}

interface ScoreChange {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Leads per batch; other work runs between two batches. */
const batchSize = 1000;
const maxListedChanges = 20;

/** Compares the scores of all leads under the current and the given rules, as of now. */
export async function previewRules(
  sql: Sql,
  { before, after }: { before: ScoreRules; after: ScoreRules },
  now: Date,
): Promise<ScorePreview> {
  const leads = await sql<Lead>(
    `select ${scoringLeadColumns}, quarantined, override is not null as overridden,
       coalesce((select person from lead_scores s where s.lead_id = leads.id), contact_id) as person
     from leads order by person`,
  );
  const moves: ScoreChange[] = [];
  for (const batch of splitBatches(leads)) {
    const signals = await findHumanSignals(sql, listSessions(batch));
    for (const { leads: own, signals: theirs } of groupByPerson(batch, signals, ({ person }) => person))
      for (const lead of own) {
        if (lead.quarantined || lead.overridden) continue;
        const from = computeScore(theirs, lead, before, now).score;
        const to = computeScore(theirs, lead, after, now).score;
        if (from !== to) moves.push({ id: lead.id, from, to });
      }
  }
  const listed = leads.filter(({ quarantined }) => !quarantined);
  return {
    leads: listed.length,
    overridden: listed.filter(({ overridden }) => overridden).length,
    ...countDirections(moves),
    crossesThreshold: scoreThresholds.map((threshold) => countCrossings(moves, threshold)),
    top: await addNames(sql, listLargestChanges(moves)),
  };
}

/** All leads of one person are in one batch. */
function* splitBatches(leads: readonly Lead[]): Generator<Lead[]> {
  let batch: Lead[] = [];
  for (const lead of leads) {
    if (batch.length >= batchSize && batch.at(-1)?.person !== lead.person) {
      yield batch;
      batch = [];
    }
    batch.push(lead);
  }
  if (batch.length > 0) yield batch;
}

const countDirections = (moves: readonly ScoreChange[]) => ({
  up: moves.filter(({ from, to }) => to > from).length,
  down: moves.filter(({ from, to }) => to < from).length,
});

const countCrossings = (moves: readonly ScoreChange[], threshold: number) => ({
  threshold,
  up: moves.filter(({ from, to }) => from < threshold && to >= threshold).length,
  down: moves.filter(({ from, to }) => from >= threshold && to < threshold).length,
});

const listLargestChanges = (moves: readonly ScoreChange[]): ScoreChange[] =>
  moves
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || (a.id < b.id ? -1 : 1))
    .slice(0, maxListedChanges);

async function addNames(sql: Sql, moves: readonly ScoreChange[]): Promise<ScorePreview['top']> {
  const rows = await sql<{ id: string; name: string; subject: string | null }>(
    'select id, name, subject from leads where id = any($1::uuid[])',
    [moves.map(({ id }) => id)],
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return moves.flatMap((move) => {
    const row = rowsById.get(move.id);
    return row ? [{ ...row, ...move }] : [];
  });
}
