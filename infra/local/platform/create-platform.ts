import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canListen } from '@aera/testing';
import { startWalArchiver, type WalArchiver } from '../backup/point-in-time/wal-archiver.ts';
import { assertNoUnfinishedRestore } from '../backup/restore-folder.ts';
import { writeIdentityFiles } from '../identity-keys.ts';
import type { Progress } from '../progress.ts';
import { generatePassword, loadSecrets, saveSecrets, type Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { toClickHouseFingerprint } from './clickhouse-target.ts';
import { choosePorts, createServiceDatabases, toGatewayUrl, planPlatform } from './plan-platform.ts';
import { rotateLogs } from './rotate-log.ts';
import { claimDataDir, createRunRecord, type DataDirClaim } from './run-state.ts';
import { type StartedProcesses, startProcesses } from './start-processes.ts';
import type { ProcessPlan } from './supervise.ts';

export interface Platform {
  /** Starts all processes in order. Rejects when one cannot start; call `stop` in that case, too. */
  start(): Promise<Started>;
  /** Stops everything in reverse order, also during a start. */
  stop(): Promise<void>;
}

export interface Started {
  url: string;
  /** The generated sign-in of the first steward, only on the start that created it. */
  newStewardPassword?: string;
  /** PIN of the pages behind the PIN guard. */
  accessPin: string;
}

const rotationIntervalMs = 60_000;

/** Starts and supervises the processes of the platform in the order of their dependencies. */
export function createPlatform(settings: Settings, progress: Progress): Platform {
  const { dataDir, logDir, walArchive } = settings;
  const url = toGatewayUrl(settings);
  let processes: StartedProcesses | undefined;
  const stopping = new AbortController();
  let rotation: NodeJS.Timeout | undefined;
  let archiver: WalArchiver | undefined;
  let claim: DataDirClaim | undefined;

  const startAll = async (plans: ProcessPlan[]) => {
    const record = createRunRecord(dataDir, url, {
      print: progress.print,
      clickHouse: toClickHouseFingerprint(settings.passthroughEnv),
    });
    processes = startProcesses(plans, { record, progress, signal: stopping.signal });
    await processes.ready;
    await record.ready();
  };

  return {
    async start() {
      // Logs and mails contain personal data and sign-in links: other users of the machine must not read them.
      process.umask(0o077);
      await mkdir(logDir, { recursive: true });
      await Promise.all([dataDir, logDir].map((folder) => chmod(folder, 0o700)));
      claim = await claimDataDir(dataDir, url);
      assertNoUnfinishedRestore(dataDir);
      await rotateLogs(logDir);
      rotation = setInterval(() => void rotateLogs(logDir).catch(() => {}), rotationIntervalMs);
      if (!(await canListen(settings.port, settings.host))) throw new Error(describeTakenPort(settings));

      const { secrets, newStewardPassword } = await loadOrCreateSecrets(settings);
      await writeIdentityFiles(dataDir, secrets.identity);
      const steward = { ...settings.steward, password: settings.steward.password ?? newStewardPassword };
      const accessPin = settings.passthroughEnv['ACCESS_PIN'] ?? secrets.accessPin;
      const passthroughEnv = { ...settings.passthroughEnv, ACCESS_PIN: accessPin };
      if (settings.databaseUrl) await createServiceDatabases(settings, secrets, settings.databaseUrl);
      // The last report of an archive that is no longer written would raise an alert.
      if (!walArchive) await rm(join(dataDir, 'reports', 'wal.json'), { force: true });
      if (walArchive)
        archiver = startWalArchiver({
          dataDir,
          folder: walArchive,
          key: Buffer.from(secrets.backupKey, 'base64'),
          print: progress.print,
        });
      await startAll(planPlatform({ ...settings, steward, passthroughEnv }, secrets, await choosePorts()));
      // Read again, because keys may have been rotated meanwhile.
      const latest = await loadSecrets(dataDir);
      await saveSecrets(dataDir, { ...latest.secrets, initialStewardPassword: undefined });
      return { url, newStewardPassword, accessPin };
    },
    async stop() {
      stopping.abort();
      clearInterval(rotation);
      await processes?.stop();
      await archiver?.stop();
      await claim?.release();
    },
  };
}

/**
 * Returns the secrets of the data folder. On first use, a password for the first steward is generated unless one was given, and stored until a
 * start has shown it.
 */
async function loadOrCreateSecrets({
  dataDir,
  steward,
}: Settings): Promise<{ secrets: Secrets; newStewardPassword?: string }> {
  const { secrets, first } = await loadSecrets(dataDir);
  if (steward.password) return { secrets };
  const newStewardPassword = secrets.initialStewardPassword ?? (first ? generatePassword() : undefined);
  if (newStewardPassword)
    await saveSecrets(dataDir, { ...secrets, initialStewardPassword: newStewardPassword });
  return { secrets, newStewardPassword };
}

const describeTakenPort = ({ port, host }: Settings): string =>
  `Port ${port} of ${host} is taken by another program, or you may not use it. Give another: PORT=8081 make start.`;
