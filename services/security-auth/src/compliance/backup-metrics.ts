import type { SecurityContext } from '../security-context.ts';
import { readReport } from './checks/check.ts';

type Deps = Pick<SecurityContext, 'metrics' | 'clock'> & {
  readonly config: Pick<SecurityContext['config'], 'REPORTS_DIR'>;
};

/** Exposes the reports of the last backup and of the WAL archive. Without a report, the metrics have no values. */
export function registerBackupMetrics({ metrics, clock, config: { REPORTS_DIR: folder } }: Deps): void {
  // The compliance check reports an unreadable report.
  const read = async (name: string) => ((await readReport(folder, name).catch(() => null)) ?? {}) as Report;
  const toAge = (time: unknown) => (clock().getTime() - Date.parse(String(time))) / 1000;
  metrics.gauge('backup_failed', '1 if the last backup failed', async () => {
    const { ok } = await read('backup.json');
    const values: Record<string, number> = ok === undefined ? {} : { backup: ok === true ? 0 : 1 };
    return values;
  });
  metrics.gauge(
    'backup_age_seconds',
    'Time since the last backup, and since the last archived WAL',
    async () => {
      const [backup, wal] = await Promise.all([read('backup.json'), read('wal.json')]);
      const ages = { backup: toAge(backup.finishedAt), wal: toAge(wal.archivedTo) };
      return Object.fromEntries(Object.entries(ages).filter(([, age]) => !Number.isNaN(age)));
    },
  );
}

interface Report {
  readonly ok?: unknown;
  readonly finishedAt?: unknown;
  readonly archivedTo?: unknown;
}
