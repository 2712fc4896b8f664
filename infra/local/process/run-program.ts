import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { withParentDeathSignal } from '@aera/testing';

export interface RunProgramOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** Receives stdout and stderr, which are printed by default. */
  logFile?: string;
  /** Ends the program with its child processes. */
  signal?: AbortSignal;
}

/** Runs a program; returns null, or a short description of its failure. */
export async function runProgram(
  program: string,
  programArgs: string[],
  { cwd, env, logFile, signal }: RunProgramOptions,
): Promise<string | null> {
  signal?.throwIfAborted();
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'w');
  const { command, args } = withParentDeathSignal({
    command: program,
    args: programArgs,
    stopSignal: 'SIGTERM',
  });
  const stdio = ['ignore', output, output] as const;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [...stdio],
    detached: true,
  });
  if (typeof output === 'number') closeSync(output);

  const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  child.once('error', (error) => resolve(error.message));
  child.once('exit', (code, by) =>
    resolve(code === 0 ? null : `it exited with ${by ?? `exit code ${code}`}`),
  );
  const failure = await promise;
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  return failure;
}
