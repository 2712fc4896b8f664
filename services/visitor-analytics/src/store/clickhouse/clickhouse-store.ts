import type { Database } from '../../coordination/database.ts';
import type { AnalyticsStore } from '../analytics-store.ts';
import type { ClickHouse } from './client.ts';
import { createHitStore } from './hit-store.ts';
import { createMetricsReader } from './metrics-reader.ts';
import { createPersonReader } from './person-reader.ts';
import { createMentionIndex } from './mention-index.ts';
import { createRebuildStore } from './rebuild-store.ts';
import { createRetentionStore } from './retention-store.ts';
import type { Topology } from './schema.ts';
import { createVisitStore } from './visit-store.ts';

/** Hits and visits in ClickHouse. Hits are appended and merged when they are read; metrics are computed from the visits. */
export const createClickHouseStore = (
  clickHouse: ClickHouse,
  topology: Topology,
  database: Database,
): AnalyticsStore => ({
  hits: createHitStore(clickHouse, topology, database),
  mentions: createMentionIndex(clickHouse, topology),
  visits: createVisitStore(clickHouse, 'visits'),
  metrics: createMetricsReader(clickHouse),
  persons: createPersonReader(clickHouse),
  retention: createRetentionStore(clickHouse, topology),
  rebuild: createRebuildStore(clickHouse, topology, database),
});
