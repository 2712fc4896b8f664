import { type DataSubject, toActivityPage, toSqlCursor, listVisitorSessions } from '@aera/service-kit';
import { eraseVisitor } from '../erasure/erase-visitor.ts';
import type { Database } from '../hits/database.ts';
import { collectPersonData } from './person-data.ts';
import { findPersonVisits } from './person-visits.ts';

/** A person in this service: the sessions of their browsers. */
export const createDataSubject = (
  database: Pick<Database, 'sql' | 'transaction'>,
): DataSubject<Record<string, readonly object[]>> => ({
  async listActivity(keys, { before, limit }) {
    const query = { sessions: listVisitorSessions(keys), before: toSqlCursor(before), limit };
    return toActivityPage(await findPersonVisits(database.sql, query), limit);
  },
  exportData: (keys) => collectPersonData(database.sql, listVisitorSessions(keys)),
  async erase(keys) {
    let erased = 0;
    for (const session of listVisitorSessions(keys)) if (await eraseVisitor(database, session)) erased += 1;
    return erased;
  },

  async eraseAgain({ sessions }) {
    for (const { id } of sessions) await eraseVisitor(database, id);
  },
});
