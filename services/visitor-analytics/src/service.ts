import { createDatabase } from '@aera/event-store';
import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import {
  daysLock,
  erasureLock,
  redactionLock,
  sessionizationLock,
  visitRebuildLock,
} from './coordination/locks.ts';
import { hasRole, Role, serviceName } from './role.ts';
import { ingestRole } from './ingest-role.ts';
import { projectorRole } from './projector-role.ts';
import { queryRole } from './query-role.ts';
import { createMigrationTask } from './migration/migration-task.ts';
import { openStore } from './store/open-store.ts';

/** In every role: whichever process answers the operator names them. */
const locks = {
  sessionization: sessionizationLock,
  partitions: daysLock,
  erasure: erasureLock,
  'rebuild of visits': visitRebuildLock,
  'redaction of the stream': redactionLock,
};

export const visitorAnalytics = defineService({
  name: serviceName,
  env: z.object({
    ROLE: Role.default('all').describe(
      'What this process does: everything, or one of ingest, projector and query, which scale independently',
    ),
    CLICKHOUSE_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('ClickHouse for hits and visits, with user, password and database; PostgreSQL without it'),
    CLICKHOUSE_CLUSTER: z
      .string()
      .optional()
      .describe('Name of the cluster in the configuration of ClickHouse: tables are replicated and sharded'),
  }),
  migrations,
  servesAllRoutes: ({ ROLE }) => ROLE === 'all',
  modules: (kit) => {
    const { ROLE } = kit.config;
    const database = createDatabase(kit.orm.em);
    const { store, copyTarget, migrate, ready, close } = openStore(kit.config, database);
    return [
      { locks },
      ...(hasRole(ROLE, 'ingest') ? [ingestRole(kit)] : []),
      ...(ROLE === 'ingest' ? [] : [{ ready, start: () => migrate(kit.log), stop: close }]),
      ...(hasRole(ROLE, 'projector')
        ? [createMigrationTask(kit, database, copyTarget), projectorRole(kit, store)]
        : []),
      ...(hasRole(ROLE, 'query') ? [queryRole(kit, store)] : []),
    ];
  },
});
