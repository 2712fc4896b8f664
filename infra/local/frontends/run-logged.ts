import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { lastLines } from '@aera/testing';

export interface RunLoggedOptions {
  cwd: string;
  /** Gets both outputs, from its beginning. */
  logFile: string;
  env?: Record<string, string>;
  /** Ends it with all it started. */
  signal?: AbortSignal;
}

/**
 * Runs a program to its end.
 * @throws Error with the last lines of its output when it fails.
 */
export async function runLogged(command: string, args: string[], options: RunLoggedOptions): Promise<void> {
  const { cwd, logFile, env, signal } = options;
  signal?.throwIfAborted();
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  child.once('error', (error) => resolve(error.message));
  child.once('exit', (code, killedBy) =>
    resolve(code === 0 ? null : `it left with ${killedBy ?? `exit code ${code}`}`),
  );
  const failure = await promise;
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (failure) throw new Error(`${failure}. The end of ${logFile}:\n${await lastLines(logFile, 30)}`);
}
