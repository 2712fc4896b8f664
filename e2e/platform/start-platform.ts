import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  withParentDeathSignal,
  createTemporaryFolder,
  eventually,
  findFreePort,
  isAlive,
  removeAbandonedFolders,
  removeFolder,
} from '@aera/testing';

const repository = join(import.meta.dirname, '../..');

/** Sign-in of the first steward of every platform that tests start. */
export const stewardSignIn = { username: 'steward', password: 'a pass phrase for tests' };
/** PIN of the guarded pages. */
export const accessPin = '1848-tests';

/** A process of the platform, as `run.json` names it. */
export interface PlatformProcess {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
}

export interface Platform {
  readonly url: string;
  readonly dataDir: string;
  /** The running processes; a restarted process has a new pid. */
  processes(): Promise<PlatformProcess[]>;
  /** Resolves once the gateway reports every service as ready. */
  ready(): Promise<void>;
  /** Sends a signal, as `kill` does, and waits until all processes have exited. The data stays. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again after `stop`, on the same port and data. */
  startAgain(): Promise<void>;
  /** Removes the data, after `stop`. */
  remove(): Promise<void>;
}

/** Starts a whole platform as `make start` does, on a free port. It stops when this process exits, even if it is killed. */
export async function startPlatform({
  env = {},
  dataDir: given,
}: {
  env?: Record<string, string>;
  /** A folder with data; empty by default. */
  dataDir?: string;
} = {}): Promise<Platform> {
  await removeAbandonedFolders();
  const dataDir = given ?? (await createTemporaryFolder('platform'));
  const port = await findFreePort();
  const url = `${env['TLS_PEM_FILE'] ? 'https' : 'http'}://localhost:${port}`;
  let supervisor: ChildProcess;

  const start = async () => {
    const { command, args } = withParentDeathSignal({
      command: process.execPath,
      args: ['infra/local/start.ts'],
      stopSignal: 'SIGTERM',
    });
    supervisor = spawn(command, args, {
      cwd: repository,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        STEWARD_USERNAME: stewardSignIn.username,
        STEWARD_PASSWORD: stewardSignIn.password,
        ACCESS_PIN: accessPin,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = createWriteStream(join(dataDir, 'start.log'), { flags: 'a' });
    supervisor.stdout?.pipe(output, { end: false });
    supervisor.stderr?.pipe(output, { end: false });
    await platform.ready();
  };
  const hasExited = () => supervisor.exitCode !== null || supervisor.signalCode !== null;

  const platform: Platform = {
    url,
    dataDir,
    processes: async () =>
      (JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as { processes: PlatformProcess[] })
        .processes,
    async ready() {
      await eventually(
        async () => {
          if (hasExited()) return;
          const response = await fetch(`${url}/healthz`);
          if (!response.ok) throw new Error(`/healthz answers ${response.status}: ${await response.text()}`);
        },
        { timeout: 120_000, interval: 200 },
      );
      if (hasExited())
        throw new Error(`The platform does not run:\n${await readFile(join(dataDir, 'start.log'), 'utf8')}`);
    },
    async stop(signal = 'SIGTERM') {
      const pids = (await platform.processes().catch(() => [])).map(({ pid }) => pid);
      const exit = hasExited() ? undefined : once(supervisor, 'exit');
      supervisor.kill(signal);
      await exit;
      await eventually(() => !pids.some(isAlive), { timeout: 20_000 });
    },
    startAgain: start,
    remove: () => removeFolder(dataDir),
  };
  try {
    await start();
    return platform;
  } catch (error) {
    await platform.stop();
    throw error;
  }
}
