import { join, resolve } from 'node:path';
import { createOperatorClient } from '@aera/operator-cli';
import { createTemporaryFolder, removeFolder } from '@aera/testing';
import { assertVerifiable } from './backup/clickhouse-use.ts';
import { restorePlatform } from './backup/restore-platform.ts';
import { createVerificationSettings } from './backup/verification-settings.ts';
import { type Finding, verificationEnv, verifyPlatform } from './backup/verify-platform.ts';
import { writeIdentityFiles } from './identity-keys.ts';
import { compileServices } from './platform/compile-services.ts';
import { claimDataDir } from './platform/run-state.ts';
import { runServers } from './platform/run-servers.ts';
import { createProgress } from './progress.ts';
import { repository } from './repository.ts';
import { loadSecrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

const progress = createProgress();

try {
  const { FROM: from, KEYS: keys, AT: at } = process.env;
  if (!from)
    throw new Error('Say which backup: make verify-backup FROM=/mnt/backups/2026-11-25T20-00-00.000Z');
  const { dataDir } = readSettings(process.env);
  const keysFile = keys ? resolve(repository, keys) : join(dataDir, 'secrets.json');
  const failed = (await verifyBackup(resolve(repository, from), keysFile, at || undefined)).filter(
    ({ passed }) => !passed,
  );
  if (failed.length > 0) throw new Error(`The backup was restored, but ${failed.length} checks failed.`);
  progress.print('✓ The backup can be restored, and its data is unchanged.');
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// Closes idle keep-alive connections, which would delay the exit by seconds.
process.exit();

async function verifyBackup(folder: string, keysFile: string, at?: string): Promise<Finding[]> {
  const dataDir = await createTemporaryFolder('verification');
  try {
    const settings = createVerificationSettings(process.env, dataDir);
    // The checkout may never have started a platform, or have been updated since.
    await compileServices(progress, new AbortController().signal);
    // Later erasures would change the verified data.
    assertVerifiable(await restorePlatform({ settings, folder, keysFile, erasedFile: 'none', at }, progress));
    return await verifyRestored(settings);
  } finally {
    await removeFolder(dataDir);
  }
}

async function verifyRestored(settings: Settings): Promise<Finding[]> {
  const { dataDir } = settings;
  const findings: Finding[] = [];
  const claim = await claimDataDir(dataDir, 'no gateway');
  try {
    const { secrets } = await loadSecrets(dataDir);
    await writeIdentityFiles(dataDir, secrets.identity);
    const withPin = {
      ...settings,
      passthroughEnv: { ...settings.passthroughEnv, ACCESS_PIN: secrets.accessPin },
    };
    await runServers(
      withPin,
      secrets,
      progress,
      async ({ environment }) => {
        const call = await createOperatorClient({
          serviceUrl: environment.serviceUrl,
          identityKey: secrets.identity.privateKey,
          operator: 'verify-backup',
        });
        for await (const finding of verifyPlatform(call)) {
          findings.push(finding);
          progress.print(`${finding.passed ? '✓' : '✗'} ${finding.subject}: ${finding.detail}`);
        }
      },
      { servicesEnv: verificationEnv },
    );
  } finally {
    await claim.release();
  }
  return findings;
}
