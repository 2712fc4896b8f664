import { serviceNames } from '@aera/contracts';
import { BusAheadError, reconcile } from './backup/reconcile.ts';
import { assertNoUnfinishedRestore } from './backup/restore-folder.ts';
import { toGatewayUrl } from './platform/plan-platform.ts';
import { claimDataDir } from './platform/run-state.ts';
import { runServers } from './platform/run-servers.ts';
import { createProgress } from './progress.ts';
import { assertHasSecrets, loadSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const settings = readSettings(process.env);
const ahead = process.env['AHEAD'];

try {
  if (ahead && ahead !== 'discard') throw new Error(`AHEAD is "${ahead}"; the only value is "discard".`);
  assertHasSecrets(settings.dataDir);
  assertNoUnfinishedRestore(settings.dataDir);
  const claim = await claimDataDir(settings.dataDir, toGatewayUrl(settings));
  try {
    const { secrets } = await loadSecrets(settings.dataDir);
    await runServers(settings, secrets, progress, ({ environment, nats }) => {
      const databases = Object.fromEntries(serviceNames.map((name) => [name, environment.databaseUrl(name)]));
      return progress.step('Compare the bus with the databases', () =>
        reconcile({ databases, nats }, { discardAhead: ahead === 'discard' }, progress),
      );
    });
  } finally {
    await claim.release();
  }
  progress.print('✓ The databases and the bus are aligned. Start the platform: make start');
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof BusAheadError)
    process.stderr.write(
      '  Nothing was changed. Restore later databases, or accept that these events are lost: make reconcile AHEAD=discard\n',
    );
  process.exitCode = 1;
}
