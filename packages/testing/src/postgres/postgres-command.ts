import { execFile } from 'node:child_process';
import {
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunAs, type ServerCommand, dropPrivileges } from '../process/spawn-server.ts';
import { locatePostgresBinaries } from './postgres-binaries.ts';
import { findPostgresUser } from './postgres-user.ts';
import { eventually } from '../eventually.ts';

const run = promisify(execFile);

export interface PostgresOptions {
  /** Folder of the cluster, created on the first start. */
  dataDir: string;
  port: number;
  /** Password of the superuser `postgres`, set when the cluster is created. */
  password?: string;
  /** False disables fsync for speed, for specs that start with empty data. Default true. */
  durable?: boolean;
  /** Further settings of the server by name. */
  settings?: Readonly<Record<string, string>>;
}

/** Creates the cluster if it is missing, cleans up after a crash, and returns the command that runs the server on loopback. */
export async function buildPostgresCommand(options: PostgresOptions): Promise<ServerCommand> {
  const { dataDir, port, durable = true, settings = {} } = options;
  const binaries = await locatePostgresBinaries();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const runAs = await findPostgresUser([dataDir, binaries.postgres]);
  if (runAs) await chown(dataDir, runAs.uid, runAs.gid);
  if (!(await exists(join(dataDir, 'PG_VERSION')))) await initialiseCluster(binaries.initdb, options, runAs);
  await clearStalePostmaster(dataDir);
  return {
    name: 'PostgreSQL',
    command: binaries.postgres,
    args: ['-D', dataDir, '-p', String(port), ...toArguments({ ...serverSettings(durable), ...settings })],
    env: { LC_ALL: 'C', TZ: 'UTC' },
    cwd: dataDir,
    // "Fast shutdown": rolls back open transactions and writes a checkpoint.
    stopSignal: 'SIGINT',
    runAs,
  };
}

function serverSettings(durable: boolean): Record<string, string> {
  const common = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Containers often have 64 MB of /dev/shm, too little for parallel queries.
    dynamic_shared_memory_type: 'mmap',
  };
  const fast = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // At a higher level, an ACCESS EXCLUSIVE lock assigns a transaction id. Until that transaction ends, readers of the event log wait, in
    // every database of the server.
    wal_level: 'minimal',
    max_wal_senders: '0',
  };
  return durable ? common : { ...common, ...fast };
}

const toArguments = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

/**
 * Creates the cluster beside the data folder and moves it there, so that an interrupted creation leaves no half cluster. Never deletes the
 * content of the data folder.
 */
async function initialiseCluster(
  initdb: string,
  { dataDir, password = 'postgres', durable }: PostgresOptions,
  runAs?: RunAs,
) {
  const secrets = await mkdtemp(join(tmpdir(), 'initdb-'));
  const passwordFile = join(secrets, 'password');
  // A link leads to another disk.
  const target = await realpath(dataDir);
  const created = `${target}.unfinished`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await rm(created, { recursive: true, force: true });
    await mkdir(created, { mode: 0o700 });
    if (runAs)
      await Promise.all([secrets, passwordFile, created].map((path) => chown(path, runAs.uid, runAs.gid)));
    const args = [
      `--pgdata=${created}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // The same collation on every machine, regardless of its locales.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable === false ? ['--no-sync'] : []),
    ];
    const asUser = dropPrivileges({ command: initdb, args, runAs });
    await run(asUser.command, asUser.args, { cwd: secrets, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
    // Fails if the data folder has content.
    await rename(created, target);
  } catch (cause) {
    const errorOutput = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    throw new Error(`PostgreSQL could not create its data folder ${dataDir}: ${errorOutput.trim()}`, {
      cause,
    });
  } finally {
    await Promise.all([secrets, created].map((path) => rm(path, { recursive: true, force: true })));
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * On Linux, waits until no server runs in this folder, and removes `postmaster.pid`. PostgreSQL ignores that file only if no process has its
 * id, but after a container restart another program often has it.
 * @throws Error if a server still runs after 15 s
 */
async function clearStalePostmaster(dataDir: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const pidFile = join(dataDir, 'postmaster.pid');
  const isStopped = async () => !(await isPostmasterOf(dataDir, await recordedPid(pidFile)));
  await eventually(isStopped, { timeout: 15_000 }).catch(async (cause: unknown) => {
    throw new Error(`PostgreSQL still runs in ${dataDir} (process ${await recordedPid(pidFile)}).`, {
      cause,
    });
  });
  await rm(pidFile, { force: true });
}

async function recordedPid(pidFile: string): Promise<number> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || 0;
}

/** A postmaster runs inside its data folder, which Linux shows for every process. */
async function isPostmasterOf(dataDir: string, pid: number): Promise<boolean> {
  if (pid === 0) return false;
  const [folder, own] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => ''), realpath(dataDir)]);
  return folder === own;
}
