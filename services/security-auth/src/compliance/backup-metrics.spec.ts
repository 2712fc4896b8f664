import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '@aera/service-kit/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerBackupMetrics } from './backup-metrics.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

const report = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));

/** Returns the exposed values one hour after 2026-11-26T12:00:00Z. */
async function scrape(REPORTS_DIR: string | undefined = folder): Promise<string[]> {
  const metrics = createMetrics('security-auth');
  const clock = () => new Date('2026-11-26T13:00:00.000Z');
  registerBackupMetrics({ metrics, clock, config: { REPORTS_DIR } });
  const text = await metrics.registry.metrics();
  return text.split('\n').filter((line) => line.startsWith('backup_'));
}

it('exposes age and result of the last backup, and the age of the WAL archive', async () => {
  await report('backup.json', { finishedAt: '2026-11-26T12:00:00.000Z', ok: true });
  await report('wal.json', { archivedTo: '2026-11-26T12:59:00.000Z' });
  expect(await scrape()).toEqual([
    'backup_failed{name="backup",service="security-auth"} 0',
    'backup_age_seconds{name="backup",service="security-auth"} 3600',
    'backup_age_seconds{name="wal",service="security-auth"} 60',
  ]);
});

it('exposes a failed backup', async () => {
  await report('backup.json', { finishedAt: '2026-11-26T12:00:00.000Z', ok: false });
  expect(await scrape()).toContain('backup_failed{name="backup",service="security-auth"} 1');
});

it('exposes nothing without a readable report', async () => {
  expect(await scrape('')).toEqual([]);
  expect(await scrape()).toEqual([]);
  await writeFile(join(folder, 'backup.json'), '{"ok":');
  expect(await scrape()).toEqual([]);
});
