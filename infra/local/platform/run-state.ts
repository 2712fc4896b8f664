import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventually } from '@aera/testing';
import { readProcessIdentity, isRunning, type ProcessIdentity } from '../process/process-identity.ts';
import type { ProcessPlan } from './supervise.ts';

/** State of the platform on a data folder, in its `run.json`, for `make stop`, tests and the next start. */
export interface RunState {
  /** The parent process; SIGTERM stops the platform. */
  supervisor: ProcessIdentity;
  /** URL of the gateway. */
  url: string;
  /** True once all processes are ready. */
  ready: boolean;
  /** Fingerprint of the ClickHouse of its services; absent without one. */
  clickHouse?: string;
  processes: RunningProcess[];
}

interface RunningProcess extends ProcessIdentity {
  name: string;
  port: number;
  url: string;
  metricsUrl?: string;
}

/** Returns the last run on a data folder, running or not; null without a record. */
export async function readRun(dataDir: string): Promise<RunState | null> {
  const text = await readFile(runPath(dataDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as RunState);
}

/** Returns the port of each process by name, and as `metrics` the port on which the gateway serves its own. */
export function readPorts({ processes }: RunState): Record<string, number> {
  const ports = Object.fromEntries(processes.map(({ name, port }) => [name, port]));
  const metricsUrl = processes.find(({ name }) => name === 'gateway')?.metricsUrl;
  return metricsUrl ? { ...ports, metrics: Number(new URL(metricsUrl).port) } : ports;
}

export async function writeRun(dataDir: string, run: RunState): Promise<void> {
  const path = runPath(dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify(run, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

export interface RunRecord {
  /** Records a started or restarted process. */
  started(plan: ProcessPlan, pid: number): void;
  /** Records that all processes are ready. */
  ready(): Promise<void>;
}

/** Keeps `run.json` of the data folder up to date. */
export function createRunRecord(
  dataDir: string,
  url: string,
  { print, clickHouse }: { readonly print: (line: string) => void; readonly clickHouse?: string },
): RunRecord {
  const supervisor = readProcessIdentity(process.pid);
  const run: RunState = { supervisor, url, ready: false, clickHouse, processes: [] };
  // Sequential writes.
  let written = Promise.resolve();
  const write = () => {
    const next = written.then(() => writeRun(dataDir, run));
    written = next.catch(() => {});
    return next;
  };
  return {
    started({ name, port, url, metricsUrl }, pid) {
      run.processes = [
        ...run.processes.filter((other) => other.name !== name),
        { name, port, url, metricsUrl, ...readProcessIdentity(pid) },
      ];
      // The processes go on without it, for example on a full disk; the next write contains everything.
      write().catch((error) => print(`! ${runPath(dataDir)} could not be written: ${String(error)}`));
    },
    ready() {
      run.ready = true;
      return write();
    },
  };
}

/** This process is the only one that works on a data folder, until it releases the claim or exits. */
export interface DataDirClaim {
  release(): Promise<void>;
}

/**
 * Claims the data folder for this process and ends processes that a killed run left.
 *
 * @throws Error when a platform runs on it.
 */
export async function claimDataDir(dataDir: string, url: string): Promise<DataDirClaim> {
  const lock = tryLock(join(dataDir, lockName));
  if (!lock) throw new Error(await describeRunningPlatform(dataDir));
  const last = await readRun(dataDir);
  // Someone removed the lock file, or an earlier version runs, which has none.
  if (last && isRunning(last.supervisor)) {
    lock.close();
    throw new Error(await describeRunningPlatform(dataDir));
  }
  await endAll(last?.processes ?? []);
  await writeRun(dataDir, { supervisor: readProcessIdentity(process.pid), url, ready: false, processes: [] });
  return {
    async release() {
      await removeRun(dataDir);
      lock.close();
    },
  };
}

/** File in a data folder that its process has locked. It is never removed, because another process may already have locked it. */
export const lockName = 'lock';

const sqliteBusy = 5;
/** Two processes that lock concurrently may both fail at first. */
const lockTimeoutMs = 200;

/**
 * Locks a file by an exclusive transaction of SQLite: the operating system releases it with the process, however that ends. Returns null
 * while another process has it.
 */
function tryLock(path: string): DatabaseSync | null {
  const database = new DatabaseSync(path, { timeout: lockTimeoutMs });
  try {
    // Nothing is written; a journal on disk would remain after a crash.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw error;
  }
}

export const removeRun = (dataDir: string): Promise<void> => rm(runPath(dataDir), { force: true });

/** Waits for processes to exit, and kills them after 10 s. */
export async function endAll(processes: ProcessIdentity[]): Promise<void> {
  const listRunning = () => processes.filter(isRunning);
  try {
    await eventually(() => listRunning().length === 0);
  } catch {
    for (const { pid } of listRunning()) process.kill(pid, 'SIGKILL');
    await eventually(() => listRunning().length === 0);
  }
}

async function describeRunningPlatform(dataDir: string): Promise<string> {
  const run = await readRun(dataDir);
  // One that has only just claimed the folder has no record yet.
  const where = run && isRunning(run.supervisor) ? ` at ${run.url} (process ${run.supervisor.pid})` : '';
  return (
    `A platform already runs on ${dataDir}${where}. ` +
    'Stop it with `make stop`, or give another folder: DATA_DIR=… PORT=… make start.'
  );
}

const runPath = (dataDir: string): string => join(dataDir, 'run.json');
