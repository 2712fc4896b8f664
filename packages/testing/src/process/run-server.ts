import { eventually } from '../eventually.ts';
import { lastLines } from './last-lines.ts';
import { type ServerCommand, type ServerProcess, spawnServer } from './spawn-server.ts';

export interface RunServerOptions {
  /** Makes the data folder fit to start from and answers the command; asked again at every restart. */
  prepare: () => Promise<ServerCommand>;
  /** Resolves once the server answers; tried again while it fails. */
  ready: () => Promise<unknown>;
  logFile: string;
  /** Milliseconds for it to become ready. */
  timeout?: number;
}

/** A server of ours that runs until it is stopped, always at the same address. */
export interface RunningServer {
  readonly pid: number;
  /** Asks it to finish and waits until it is gone. */
  stop(): Promise<void>;
  /** SIGKILL, as a crash would be. */
  kill(): Promise<void>;
  /** Starts it again at the same address on the same data, killing it first if it still runs. */
  restart(): Promise<void>;
}

/**
 * Starts a server and waits until it is ready.
 * @throws Error with the last lines of its log when it leaves before that, or is not ready in time.
 */
export async function runServer(options: RunServerOptions): Promise<RunningServer> {
  let current = await startOnce(options);
  return {
    get pid() {
      return current.pid;
    },
    stop: () => current.stop(),
    kill: () => current.kill(),
    async restart() {
      await current.kill();
      current = await startOnce(options);
    },
  };
}

async function startOnce({
  prepare,
  ready,
  logFile,
  timeout = 30_000,
}: RunServerOptions): Promise<ServerProcess> {
  const command = await prepare();
  const server = spawnServer(command, logFile);
  const left = new AbortController();
  const leaves = server.exited.then(({ code, signal }) => {
    left.abort();
    throw new Error(`it left with ${signal ?? `exit code ${code}`}`);
  });
  try {
    await Promise.race([leaves, eventually(() => left.signal.aborted || ready(), { timeout })]);
    leaves.catch(() => {});
    return server;
  } catch (cause) {
    await server.kill();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const log = await lastLines(logFile, 15);
    throw new Error(`${command.name} did not start: ${reason}. The end of ${logFile}:\n${log}`, { cause });
  }
}
