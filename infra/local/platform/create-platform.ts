import { chmod, mkdir } from 'node:fs/promises';
import { serviceNames } from '@aera/contracts';
import { canListen, freePort } from '@aera/testing';
import { identityOf } from '../process/process-identity.ts';
import { writeIdentityFiles } from '../identity-keys.ts';
import { type Progress, seconds } from '../progress.ts';
import { generatePassword, loadSecrets, saveSecrets, type Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { createServiceDatabases, gatewayUrl, planPlatform, type Ports } from './plan-platform.ts';
import { rotateLogs } from './rotate-log.ts';
import { claimDataDir, releaseDataDir, type RunState, writeRun } from './run-state.ts';
import { startupLevels } from './startup-order.ts';
import { type ProcessEvent, type ProcessPlan, supervise, type SupervisedProcess } from './supervise.ts';

export interface Platform {
  /** Starts everything in order. Rejects when something cannot start; call `stop` then, too. */
  start(): Promise<Started>;
  /** Stops everything in reverse order, also during a start. */
  stop(): Promise<void>;
}

export interface Started {
  url: string;
  /** The generated sign-in of the first steward, on the start that made it. */
  newStewardPassword?: string;
  /** PIN of the pages behind the PIN guard. */
  accessPin: string;
}

const rotationIntervalMs = 60_000;

/** Starts and supervises the processes of the platform in the order of their dependencies. */
export function createPlatform(settings: Settings, progress: Progress): Platform {
  const { dataDir, logDir } = settings;
  const url = gatewayUrl(settings);
  const running: SupervisedProcess[][] = [];
  const stopping = new AbortController();
  let rotation: NodeJS.Timeout | undefined;
  let claimed = false;

  const startAll = async (plans: ProcessPlan[]) => {
    const record = createRunRecord(dataDir, url);
    for (const wave of startupLevels(plans)) {
      stopping.signal.throwIfAborted();
      const processes = wave.map((plan) =>
        supervise(plan, (event) => {
          if (event.type === 'started') record.started(plan, event.pid);
          else progress.say(formatProcessEvent(plan, event));
        }),
      );
      running.push(processes);
      await Promise.all(processes.map(({ name, ready }) => progress.step(`Start ${name}`, () => ready)));
    }
    await record.ready();
  };

  return {
    async start() {
      // Logs and mails contain personal data and sign-in links: other users of the machine must not read them.
      process.umask(0o077);
      await mkdir(logDir, { recursive: true });
      await Promise.all([dataDir, logDir].map((folder) => chmod(folder, 0o700)));
      await claimDataDir(dataDir, url);
      claimed = true;
      await rotateLogs(logDir);
      rotation = setInterval(() => void rotateLogs(logDir).catch(() => {}), rotationIntervalMs);
      if (!(await canListen(settings.port, settings.host))) throw new Error(portTaken(settings));

      const { secrets, newStewardPassword } = await secretsOf(settings);
      await writeIdentityFiles(dataDir, secrets.identity);
      const steward = { ...settings.steward, password: settings.steward.password ?? newStewardPassword };
      const accessPin = settings.passedOn['ACCESS_PIN'] ?? secrets.accessPin;
      const passedOn = { ...settings.passedOn, ACCESS_PIN: accessPin };
      if (settings.databaseUrl) await createServiceDatabases(settings, secrets, settings.databaseUrl);
      await startAll(planPlatform({ ...settings, steward, passedOn }, secrets, await choosePorts()));
      // Read again: keys may have been rotated meanwhile.
      const latest = await loadSecrets(dataDir);
      await saveSecrets(dataDir, { ...latest.secrets, unshownStewardPassword: undefined });
      return { url, newStewardPassword, accessPin };
    },
    async stop() {
      stopping.abort();
      clearInterval(rotation);
      for (const wave of running.splice(0).toReversed())
        await Promise.all(wave.map((process) => process.stop()));
      if (claimed) await releaseDataDir(dataDir);
    },
  };
}

/**
 * The secrets of the data folder. On first use, a password for the first steward is generated unless one was given, and stored until a
 * start has shown it.
 */
async function secretsOf({
  dataDir,
  steward,
}: Settings): Promise<{ secrets: Secrets; newStewardPassword?: string }> {
  const { secrets, first } = await loadSecrets(dataDir);
  if (steward.password) return { secrets };
  const newStewardPassword = secrets.unshownStewardPassword ?? (first ? generatePassword() : undefined);
  if (newStewardPassword)
    await saveSecrets(dataDir, { ...secrets, unshownStewardPassword: newStewardPassword });
  return { secrets, newStewardPassword };
}

async function choosePorts(): Promise<Ports> {
  const names = ['postgres', 'nats', 'metrics', ...serviceNames];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()] as const)));
}

const portTaken = ({ port, host }: Settings): string =>
  `Port ${port} of ${host} is taken by another program, or you may not use it. Give another: PORT=8081 make start.`;

function formatProcessEvent(
  { name, logFile }: ProcessPlan,
  event: Exclude<ProcessEvent, { type: 'started' }>,
): string {
  switch (event.type) {
    case 'exited':
      return `! ${name} exited (${event.exit.signal ?? `code ${event.exit.code}`}), restarting in ${seconds(event.restartIn)}; log: ${logFile}`;
    case 'failed':
      return `! ${name} could not be restarted: ${event.reason}; next attempt in ${seconds(event.restartIn)}`;
    case 'recovered':
      return `✓ ${name} is back after ${seconds(event.after)}`;
  }
}

export interface RunRecord {
  /** A process was started, or started again. */
  started(plan: ProcessPlan, pid: number): void;
  /** All are ready. */
  ready(): Promise<void>;
}

/** Keeps `run.json` of the data folder up to date. */
export function createRunRecord(dataDir: string, url: string): RunRecord {
  const run: RunState = { supervisor: identityOf(process.pid), url, ready: false, processes: [] };
  // Sequential writes.
  let written = Promise.resolve();
  const write = () => (written = written.then(() => writeRun(dataDir, run)));
  return {
    started({ name, port, url, metricsUrl }, pid) {
      run.processes = [
        ...run.processes.filter((other) => other.name !== name),
        { name, port, url, metricsUrl, ...identityOf(pid) },
      ];
      void write();
    },
    ready() {
      run.ready = true;
      return write();
    },
  };
}
