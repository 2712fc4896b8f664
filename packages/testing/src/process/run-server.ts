import { eventually } from '../eventually.ts';
import { readLastLines } from './last-lines.ts';
import { type ServerCommand, type ServerProcess, spawnServer } from './spawn-server.ts';

export interface RunServerOptions {
  /** Prepares the data folder and returns the command; called at every start. */
  prepare: () => Promise<ServerCommand>;
  /** Resolves once the server responds; retried while it fails. */
  ready: () => Promise<unknown>;
  logFile: string;
  /** Timeout in milliseconds to become ready. */
  timeout?: number;
}

/** A server that keeps its URL over restarts. */
export interface RunningServer {
  readonly pid: number;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** SIGKILL, like a crash. */
  kill(): Promise<void>;
  /** Kills it if it still runs, and starts it at the same URL on the same data. */
  restart(): Promise<void>;
}

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
    await waitUntilReady(server, { ...options, name: command.name });
    return server;
  } catch (error) {
    await server.kill();
    throw error;
  }
}

/**
 * Waits until a started server is ready.
 * @throws Error with the last lines of its log if it exits before, or is not ready in time
 */
export async function waitUntilReady(
  server: ServerProcess,
  { name, ready, logFile, timeout = 30_000 }: Omit<RunServerOptions, 'prepare'> & { name: string },
): Promise<void> {
  let exited = false;
  const leaves = server.exited.then(({ code, signal }) => {
    exited = true;
    throw new Error(`it exited with ${signal ?? `exit code ${code}`}`);
  });
  try {
    await Promise.race([leaves, eventually(() => exited || ready(), { timeout })]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const log = await readLastLines(logFile, 15);
    throw new Error(`${name} did not start: ${reason}. The end of ${logFile}:\n${log}`, { cause });
  }
}
