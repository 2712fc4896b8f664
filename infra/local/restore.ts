import { join, resolve } from 'node:path';
import { UnusableBackupError } from './backup/unusable-backup-error.ts';
import { restorePlatform } from './backup/restore-platform.ts';
import { createProgress } from './progress.ts';
import { repository } from './repository.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const settings = readSettings(process.env);
const from = process.env['FROM'];
const keys = process.env['KEYS'];
const erased = process.env['ERASED'];
const at = process.env['AT'];

try {
  if (!from)
    throw new UnusableBackupError(
      'Say which backup: make restore FROM=/mnt/backups/2026-11-25T20-00-00.000Z',
    );
  const folder = resolve(repository, from);
  const { asOf, usesClickHouse } = await restorePlatform(
    {
      settings,
      folder,
      keysFile: keys ? resolve(repository, keys) : join(settings.dataDir, 'secrets.json'),
      erasedFile: erased && erased !== 'none' ? resolve(repository, erased) : erased || undefined,
      at: at || undefined,
    },
    progress,
  );
  progress.print(`✓ ${settings.dataDir} has the platform as of ${asOf}. Start it: make start`);
  if (usesClickHouse)
    progress.print(
      '  Without hits and visits, which are in ClickHouse: its own backup has to be restored before the start (docs/backup.md).',
    );
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UnusableBackupError) process.stderr.write('  Nothing was changed.\n');
  process.exitCode = 1;
}
