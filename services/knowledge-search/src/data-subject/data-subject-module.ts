import { exportMySearches, type PersonIdentifiers } from '@aera/contracts';
import {
  type DataSubject,
  toActivityPage,
  type ServiceContext,
  identifyMember,
  memberExportRoute,
  toSqlCursor,
  serveDataSubject,
  type ServiceModule,
  listVisitorSessions,
} from '@aera/service-kit';
import { createMemberPseudonymizer, createSessionPseudonymizer } from '../search-analytics/pseudonyms.ts';
import type { SearchLog } from '../search-analytics/search-log.ts';
import { findPersonActivity } from './person-activity.ts';
import {
  erasePersonSearches,
  findPersonSearches,
  type PersonSearch,
  type SearchKeys,
} from './person-searches.ts';

/** Lists, exports and erases the searches of a person. */
export function dataSubjectModule({ sql, deriveKey }: ServiceContext, searches: SearchLog): ServiceModule {
  const secret = deriveKey('search pseudonyms');
  const memberKey = createMemberPseudonymizer(secret);
  const sessionKey = createSessionPseudonymizer(secret);
  const toSearchKeys = (keys: PersonIdentifiers): SearchKeys => ({
    visitors: keys.members.map(memberKey),
    sessions: listVisitorSessions(keys).map(sessionKey),
  });
  const subject: DataSubject<{ searches: PersonSearch[] }> = {
    waitUntilCaughtUp: () => searches.flush(),
    async listActivity(keys, { before, limit }) {
      const query = { keys: toSearchKeys(keys), before: toSqlCursor(before), limit };
      return toActivityPage(await findPersonActivity(sql, query), limit);
    },
    exportData: async (keys) => ({ searches: await findPersonSearches(sql, toSearchKeys(keys)) }),
    erase: (keys) => erasePersonSearches(sql, toSearchKeys(keys)),
    eraseAgain: async ({ members, sessions, searchSessions }) => {
      const keys = {
        visitors: members.map(({ id }) => memberKey(id)),
        sessions: [...sessions.map(({ id }) => sessionKey(id)), ...searchSessions.map(({ id }) => id)],
      };
      await erasePersonSearches(sql, keys);
    },
  };
  return serveDataSubject('knowledge-search', subject, {
    routes: [
      memberExportRoute(exportMySearches, subject, (memberId) =>
        subject.exportData(identifyMember(memberId)),
      ),
    ],
    consumers: {
      memberErased: 'knowledge-search-member-erasure',
      visitorErased: 'knowledge-search-visitor-erasure',
    },
  });
}
