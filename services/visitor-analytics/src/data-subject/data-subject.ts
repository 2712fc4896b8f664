import type { Activity } from '@aera/contracts';
import { type DataSubject, toActivityPage, toSqlCursor, listVisitorSessions } from '@aera/service-kit';
import { collectClassifications } from '../coordination/classifications.ts';
import type { Database } from '../coordination/database.ts';
import { eraseVisitor } from '../erasure/erase-visitor.ts';
import type { AnalyticsStore, PersonVisit } from '../store/analytics-store.ts';

/** A person in this service: the sessions of their browsers. */
export const createDataSubject = (
  database: Pick<Database, 'sql' | 'transaction'>,
  { hits: store, persons }: Pick<AnalyticsStore, 'hits' | 'persons'>,
): DataSubject<Record<string, readonly object[]>> => ({
  async listActivity(keys, { before, limit }) {
    const query = { sessions: listVisitorSessions(keys), before: toSqlCursor(before), limit };
    return toActivityPage((await persons.findVisits(query)).map(toActivity), limit);
  },
  async exportData(keys) {
    const sessions = listVisitorSessions(keys);
    const [data, classifications] = await Promise.all([
      persons.collectData(sessions),
      collectClassifications(database.sql, sessions),
    ]);
    return { ...data, classifications };
  },
  async erase(keys) {
    let erased = 0;
    for (const session of listVisitorSessions(keys))
      if (await eraseVisitor({ database, store }, session)) erased += 1;
    return erased;
  },

  async eraseAgain({ sessions }) {
    for (const { id } of sessions) await eraseVisitor({ database, store }, id);
  },
});

/** Maximum number of paths per visit in a timeline. */
const maxPaths = 10;

const toActivity = (visit: PersonVisit): Activity => ({
  id: visit.id,
  kind: 'visit',
  at: visit.startedAt,
  link: 'session',
  endedAt: visit.endedAt,
  views: visit.views,
  paths: visit.paths.slice(0, maxPaths),
  seconds: Math.round(visit.engagementSeconds),
  channel: visit.channel,
  source: visit.source || null,
  sessionId: visit.visitorId,
});
