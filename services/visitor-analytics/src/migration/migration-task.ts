import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { Database } from '../coordination/database.ts';
import type { CopyTarget } from '../store/day-copies.ts';
import { cleanUpAbandonedMigration, migrateStore, type MigrationSummary } from './migrate-store.ts';

/** Time in milliseconds in which a report ends that began before the switch. */
const reportTimeoutMs = 30_000;
const cleanUpIntervalMs = 60 * 60_000;

/** `node src/main.ts migrate-analytics` moves hits and visits to ClickHouse; projectors clean up after one that was killed. */
export function createMigrationTask(
  { workers }: Pick<ServiceContext, 'workers'>,
  database: Database,
  target: CopyTarget | null,
): ServiceModule {
  const cleaning = target
    ? workers.schedule('Clean up a migration', () => cleanUpAbandonedMigration({ database, target }), {
        intervalMs: cleanUpIntervalMs,
        initialDelayMs: cleanUpIntervalMs,
      })
    : null;
  return {
    tasks: {
      'migrate-analytics': async ({ onProgress }) => {
        if (!target)
          throw new Error('Set CLICKHOUSE_URL, for this command and for all processes of the service.');
        const summary = await migrateStore({
          database,
          target,
          reportTimeoutMs,
          onProgress: (done, total) => onProgress(done, total, 'days'),
        });
        return describe(summary);
      },
    },
    start: () => cleaning?.start(),
    stop: async () => cleaning?.stop(),
  };
}

const describe = ({ days, changedDays, stoppedMs }: MigrationSummary): string =>
  days === 0
    ? 'Hits and visits are in ClickHouse already.'
    : `Hits and visits of ${days} days are in ClickHouse; their checksums are the same. Projection was stopped for ${(stoppedMs / 1000).toFixed(1)} s, for ${changedDays} days that had changed.`;
