import {
  startOfLog,
  type Checkpoint,
  compareCheckpoints,
  type EventStore,
  isEventOf,
  type Sql,
  type StoredEvent,
  tryTransactionLock,
} from '@aera/event-store';
import type { PeriodicTask, ServiceContext } from '@aera/service-kit';
import { contactStream } from '../leads/contact-stream.ts';
import { leadsProjection, syncRuleScores } from '../leads/leads-projection.ts';
import { leadStream } from '../leads/lead-stream.ts';
import { personsProjection } from '../persons/persons-projection.ts';
import { personsStream } from '../persons/persons-stream.ts';
import { type LeadScoreRow, loadScoredPersons, writeScores } from './person-scores.ts';
import { type ActiveScoreRules, readActiveScoreRules } from './score-rules-stream.ts';
import { computeScore } from './compute-score.ts';
import { toUtcDay } from './daily-signals.ts';
import { deleteExpiredSignals } from './signal-store.ts';

type Deps = Pick<ServiceContext, 'store' | 'clock' | 'workers'>;

/** Text of the advisory lock of a computation: one at a time over all processes. */
export const scoringLock = 'scoring';
/** Contacts, queue rows and events per transaction. A longer transaction would delay log readers. */
const batchSize = 250;
/** Projections that a score depends on. The worker reads the log only as far as they have. */
const sourceProjections = [leadsProjection.name, personsProjection.name];

/**
 * The lock is released even if its holder crashes. On a deadlock with a lead update this worker times out first, before PostgreSQL cancels
 * one of them after 1 s.
 */
const lockTimeoutSettings = `set_config('client_connection_check_interval', '1s', true),
  set_config('idle_in_transaction_session_timeout', '10s', true), set_config('statement_timeout', '60s', true),
  set_config('lock_timeout', '500ms', true)`;

/**
 * Keeps every lead's score current with signals, rules and day. Pending work is stored in the database, so another lock holder can resume
 * it: queued sessions, the log from the last checkpoint, scores under older rules or for another day.
 */
export function createScoreWorker({ store, clock, workers }: Deps): PeriodicTask {
  /** Day on which expired signals were last deleted. */
  let lastDeletionDay = '';
  /** Object id of the table `leads` that has all scores. A rebuild replaces the table, and the new one may lack the latest scores. */
  let syncedTable: number | null = null;
  /** Returns whether there may be more work; false while another process holds the lock. */
  const step = async (activeRules: ActiveScoreRules): Promise<boolean> => {
    const done = await store.transaction(async (sql) => {
      const [table] = await sql<{ leads: number }>(
        `select ${lockTimeoutSettings}, 'leads'::regclass::oid::bigint as leads`,
      );
      if (!(await tryTransactionLock(sql, scoringLock))) return null;
      const { leads } = table!;
      if (leads !== syncedTable) await syncRuleScores(sql, 'leads');
      const now = clock();
      const received = await readContactsFromLog(sql, store);
      const due = [
        ...received.contacts,
        ...(await dequeueContacts(sql)),
        ...(await findOutdatedContacts(sql, activeRules, now)),
      ];
      await rescore(sql, [...new Set(due)], activeRules, now);
      return { leads, more: due.length > 0 || received.more };
    });
    if (!done) return false;
    syncedTable = done.leads;
    return done.more;
  };

  async function rescore(
    sql: Sql,
    contactIds: readonly string[],
    { rules, version }: ActiveScoreRules,
    now: Date,
  ) {
    if (contactIds.length === 0) return;
    const persons = await loadScoredPersons(sql, contactIds);
    const scores = persons.flatMap(({ person, leads, signals }) =>
      leads.map((lead): LeadScoreRow => {
        const computed = computeScore(signals, lead, rules, now);
        return { ...computed, leadId: lead.id, person, rulesVersion: version, computedAt: now.toISOString() };
      }),
    );
    await writeScores(sql, scores);
  }

  return workers.schedule('Lead scoring', async (stopping) => {
    while (!stopping.aborted && (await step(await readActiveScoreRules(store))));
    const today = toUtcDay(clock().toISOString());
    if (today === lastDeletionDay || stopping.aborted) return;
    await deleteExpiredSignals(store.database.sql, clock());
    lastDeletionDay = today;
  });
}

/** Contacts whose score is affected by new events in the log. */
async function readContactsFromLog(
  sql: Sql,
  store: EventStore,
): Promise<{ contacts: string[]; more: boolean }> {
  const checkpoints = await sql<{ checkpoint: Checkpoint }>(
    'select checkpoint from projection_checkpoints where name = any($1::text[])',
    [sourceProjections],
  );
  const upTo = checkpoints.map(({ checkpoint }) => checkpoint).toSorted(compareCheckpoints)[0];
  const [stored] = await sql<{ checkpoint: Checkpoint }>(
    `select checkpoint from score_checkpoints where name = 'log'`,
  );
  const after = stored?.checkpoint ?? startOfLog;
  if (!upTo || compareCheckpoints(after, upTo) >= 0) return { contacts: [], more: false };
  const { events, checkpoint } = await store.readLog({ after, upTo, limit: batchSize, skipDecryption: true });
  if (events.length === 0) return { contacts: [], more: false };
  await sql(
    `insert into score_checkpoints (name, checkpoint) values ('log', $1)
     on conflict (name) do update set checkpoint = excluded.checkpoint`,
    [checkpoint],
  );
  const regrouped = events.some(isEventOf(personsStream, contactStream))
    ? await findRegroupedContacts(sql)
    : [];
  return { contacts: [...events.flatMap(listAffectedContacts), ...regrouped], more: true };
}

/** Contacts whose score an event affects: a new lead adds its session, an erased contact loses its signals. */
function listAffectedContacts(event: StoredEvent): string[] {
  if (!affectsScore(event)) return [];
  return event.type === 'LeadCaptured' || event.type === 'ContactErased' ? [event.data.contactId] : [];
}

const affectsScore = isEventOf(leadStream, contactStream);

/** Contacts that were merged or split since their last score, and all contacts that share or shared a person with them. */
const findRegroupedContacts = async (sql: Sql): Promise<string[]> =>
  toContactIds(
    await sql(
      `with scored as (
         select l.contact_id as id, s.person as was, coalesce(
           (select min(all_of.contact_id collate "C") from persons own join persons all_of using (person_id) where own.contact_id = l.contact_id),
           l.contact_id) as person
         from leads l join lead_scores s on s.lead_id = l.id),
       moved as (select was, person from scored where was <> person)
       select distinct id from scored
       where was in (select was from moved) or person in (select person from moved)
         or was in (select person from moved) or person in (select was from moved)`,
    ),
  );

/** Removes a batch of sessions from the queue and returns the contacts of their leads. */
async function dequeueContacts(sql: Sql): Promise<string[]> {
  const queued = await sql<{ id: string }>(
    `delete from rescore_queue where session_id in
       (select session_id from rescore_queue limit ${batchSize} for update skip locked) returning session_id as id`,
  );
  if (queued.length === 0) return [];
  return toContactIds(
    await sql('select distinct contact_id as id from leads where session_id = any($1::text[])', [
      queued.map(({ id }) => id),
    ]),
  );
}

/** Contacts with a score by older rules or of an earlier day, because points fade daily. Each query reads one end of an index. */
async function findOutdatedContacts(sql: Sql, { version }: ActiveScoreRules, now: Date): Promise<string[]> {
  const findContacts = async (by: 'rules_version' | 'computed_at', since: number | string) =>
    toContactIds(
      await sql(
        `select distinct contact_id as id from leads where id in
           (select lead_id from lead_scores where ${by} < $1 order by ${by} limit ${batchSize})`,
        [since],
      ),
    );
  const underOldRules = await findContacts('rules_version', version);
  if (underOldRules.length > 0) return underOldRules;
  return findContacts('computed_at', `${toUtcDay(now.toISOString())}T00:00:00Z`);
}

const toContactIds = (rows: readonly object[]): string[] => rows.map((row) => (row as { id: string }).id);
