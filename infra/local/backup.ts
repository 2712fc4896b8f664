import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { connect, nkeyAuthenticator } from '@nats-io/transport-node';
import { takeBackup } from './backup/take-backup.ts';
import { createPlatformEnvironment } from './platform/plan-platform.ts';
import { readPorts, readRun } from './platform/run-state.ts';
import { isRunning } from './process/process-identity.ts';
import { createProgress } from './progress.ts';
import { repository } from './repository.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const settings = readSettings(process.env);

try {
  await backUp();
} catch (error) {
  progress.say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function backUp(): Promise<void> {
  const run = await readRun(settings.dataDir);
  if (!run?.ready || !isRunning(run.supervisor))
    throw new Error(`No platform runs on ${settings.dataDir}. Start one in another terminal: make start`);
  const { secrets } = await loadSecrets(settings.dataDir);
  const ports = readPorts(run);
  const environment = createPlatformEnvironment(settings, secrets, ports);
  const seed = settings.natsUrl ? undefined : secrets.natsSeeds.operator;
  const nats = await connect({
    servers: environment.natsUrl,
    ...(seed && { authenticator: nkeyAuthenticator(new TextEncoder().encode(seed)) }),
  });
  const publicKeys = readPublicKeys(secrets);
  try {
    const { folder, manifest } = await takeBackup(
      {
        databases: Object.fromEntries(serviceNames.map((name) => [name, environment.databaseUrl(name)])),
        nats,
        files: {
          'public-keys.json': Buffer.from(JSON.stringify(publicKeys)),
          'pins.json': await readFile(settings.pinsFile).catch(() => Buffer.from('{}')),
        },
        platform: createHash('sha256').update(publicKeys.ledger).digest('hex').slice(0, 16),
      },
      {
        folder: process.env['TO']
          ? resolve(repository, process.env['TO'])
          : join(settings.dataDir, 'backups'),
        key: Buffer.from(secrets.backupKey, 'base64'),
        now: () => new Date(),
      },
      progress,
    );
    await report({ finishedAt: new Date().toISOString(), ok: true, id: manifest.id });
    progress.say(`✓ Backup ${folder}: ${formatSize(manifest.parts)} in ${manifest.parts.length} parts`);
  } catch (error) {
    await report({ finishedAt: new Date().toISOString(), ok: false });
    throw error;
  } finally {
    await nats.close();
  }
}

/** For the compliance check `backup-age`. */
async function report(result: object): Promise<void> {
  const path = join(settings.dataDir, 'reports', 'backup.json');
  await mkdir(join(settings.dataDir, 'reports'), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(result), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

function readPublicKeys({ identity, ledgerKey }: Secrets): { identity: string; ledger: string } {
  const [gateway, ledger] = [identity.privateKey, ledgerKey].map((jwk) =>
    createPublicKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' })
      .export({ format: 'der', type: 'spki' })
      .toString('base64'),
  );
  return { identity: gateway!, ledger: ledger! };
}

function formatSize(parts: readonly { size: number }[]): string {
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
