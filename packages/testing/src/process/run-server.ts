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

/** Starts a server and keeps hold of it over restarts. */
export async function runServer(options: RunServerOptions): Promise<RunningServer> {
  let current = await startServer(options);
  return {
    get pid() {
      return current.pid;
    },
    stop: () => current.stop(),
    kill: () => current.kill(),
    async restart() {
      await current.kill();
      current = await startServer(options);
    },
  };
}

/** Starts a server once and waits until it is ready; one that does not become ready is killed. */
async function startServer(options: RunServerOptions): Promise<ServerProcess> {
  const command = await options.prepare();
  const server = spawnServer(command, options.logFile);
  try {
    await untilReady(server, { ...options, name: command.name });
    return server;
  } catch (error) {
    await server.kill();
    throw error;
  }
}

/**
 * Waits until a server that was just started is ready.
 * @throws Error with the last lines of its log when it leaves before that, or is not ready in time.
 */
export async function untilReady(
  server: ServerProcess,
  { name, ready, logFile, timeout = 30_000 }: Omit<RunServerOptions, 'prepare'> & { name: string },
): Promise<void> {
  let gone = false;
  const leaves = server.exited.then(({ code, signal }) => {
    gone = true;
    throw new Error(`it left with ${signal ?? `exit code ${code}`}`);
  });
  try {
    await Promise.race([leaves, eventually(() => gone || ready(), { timeout })]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const log = await lastLines(logFile, 15);
    throw new Error(`${name} did not start: ${reason}. The end of ${logFile}:\n${log}`, { cause });
  }
}
