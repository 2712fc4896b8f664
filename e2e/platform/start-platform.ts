import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@aera/testing';

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
  /** The processes that run now; a restarted one has a new pid. */
  processes(): Promise<PlatformProcess[]>;
  /** Resolves once the gateway says that every service is ready. */
  ready(): Promise<void>;
  /** Ends it as `kill` would, and waits until it is gone. The data stay. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Removes the data, after `stop`. */
  remove(): Promise<void>;
}

export interface PlatformOptions {
  readonly env?: Record<string, string>;
  /** A data folder of an earlier platform, to be used again. */
  readonly dataDir?: string;
  /** A port of an earlier platform. */
  readonly port?: number;
}

/** Starts a whole platform, exactly as `make start` does, on a free port. */
export async function startPlatform({
  env = {},
  dataDir,
  ...options
}: PlatformOptions = {}): Promise<Platform> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'aera-e2e-')));
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      STEWARD_USERNAME: stewardSignIn.username,
      STEWARD_PASSWORD: stewardSignIn.password,
      ACCESS_PIN: accessPin,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(join(folder, 'start.log'), { flags: 'a' });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const url = `http://localhost:${port}`;
  const platform: Platform = {
    url,
    dataDir: folder,
    processes: async () =>
      (JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as { processes: PlatformProcess[] })
        .processes,
    ready: () =>
      eventually(
        async () => {
          if (child.exitCode !== null) return;
          const response = await fetch(`${url}/healthz`);
          if (!response.ok) throw new Error(`/healthz answers ${response.status}: ${await response.text()}`);
        },
        { timeout: 120_000 },
      ),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await platform.ready();
  if (child.exitCode !== null)
    throw new Error(`The platform did not start:\n${await readFile(join(folder, 'start.log'), 'utf8')}`);
  return platform;
}
