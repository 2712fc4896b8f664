import type { Database } from '../../coordination/database.ts';
import type { AnalyticsStore } from '../analytics-store.ts';
import { countFunnel } from './funnel.ts';
import { createHitStore } from './hit-store.ts';
import { findIpActivity } from './ip-activity.ts';
import { createPartitions } from './partitions.ts';
import { collectPersonData } from './person-data.ts';
import { findPersonVisits } from './person-visits.ts';
import { createMentionIndex } from './mention-index.ts';
import { createRebuildStore } from './rebuild-store.ts';
import { createRetentionStore } from './retention-store.ts';
import { createScoredVisitsReader } from './scored-visits.ts';
import { readAggregate, readBreakdown, readTimeseries } from './visit-sums.ts';
import { visitStore } from './visit-store.ts';

/** Hits and visits in daily partitions of PostgreSQL, with metrics counted by the hour. */
export function createPostgresStore(database: Database): AnalyticsStore {
  const { sql } = database;
  const partitions = createPartitions(database);
  return {
    hits: createHitStore(partitions),
    mentions: createMentionIndex(database, partitions),
    visits: visitStore,
    metrics: {
      readAggregate: (query) => readAggregate(sql, query),
      readTimeseries: (query, grouping) => readTimeseries(sql, query, grouping),
      readBreakdown: (query, by) => readBreakdown(sql, query, by),
      countFunnel: (query) => countFunnel(sql, query),
      findIpActivity: (ip, order) => findIpActivity(sql, ip, order),
      ...createScoredVisitsReader(sql),
    },
    persons: {
      findVisits: (query) => findPersonVisits(sql, query),
      collectData: (sessions) => collectPersonData(sql, sessions),
    },
    retention: createRetentionStore(database, partitions),
    rebuild: createRebuildStore(database),
  };
}
