import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Command that runs a server program. */
export interface ServerCommand {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Signal for a graceful shutdown. */
  stopSignal: NodeJS.Signals;
  runAs?: RunAs;
}

/** Another user to run as; only root can change it. */
export interface RunAs {
  uid: number;
  gid: number;
  /** Grants read access to folders that are closed to that user, such as a checkout under /root. */
  bypassReadPermissions?: boolean;
}

export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  /** Sends the stop signal, and SIGKILL after `gracePeriodMs`; resolves when the process has ended. */
  stop(gracePeriodMs?: number): Promise<void>;
  /** SIGKILL, like a crash; resolves when the process has ended. */
  kill(): Promise<void>;
}

/** Starts the program with both outputs appended to `logFile`. On Linux it receives its stop signal if this process dies. */
export function spawnServer(server: ServerCommand, logFile: string): ServerProcess {
  const log = openSync(logFile, 'a');
  const { command, args } = withParentDeathSignal(server);
  const child = spawn(command, args, {
    cwd: server.cwd ?? tmpdir(),
    env: { ...inheritedEnv(process.env), ...server.env },
    stdio: ['ignore', log, log],
    // Not in the process group of the terminal: Ctrl-C reaches only the parent, which stops its children in order.
    detached: true,
  });
  closeSync(log);
  return serverProcess(child, server);
}

/** Variables that may contain secrets are only passed if `env` names them. */
const secretLike = /SECRET|TOKEN|PASSW|CREDENTIAL|_KEY|_PIN$|^(?:SMTP|DATABASE|NATS)_URL$/;

const inheritedEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !secretLike.test(name)));

function serverProcess(child: ChildProcess, { name, stopSignal }: ServerCommand): ServerProcess {
  const { promise: exited, resolve } = Promise.withResolvers<ServerExit>();
  child.once('exit', (code, signal) => resolve({ code, signal }));
  child.once('error', () => resolve({ code: 127, signal: null }));

  const end = async (signal: NodeJS.Signals, gracePeriodMs?: number) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const killTimer =
      gracePeriodMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), gracePeriodMs);
    await exited;
    clearTimeout(killTimer);
  };
  return {
    pid: child.pid ?? failedToStart(name),
    exited,
    stop: (gracePeriodMs = 10_000) => end(stopSignal, gracePeriodMs),
    kill: () => end('SIGKILL'),
  };
}

function failedToStart(name: string): never {
  throw new Error(`${name} could not be started: its program cannot be run.`);
}

const setpriv = '/usr/bin/setpriv';

/** Returns the command line that runs a program as that user. Only Linux has the tool; on other systems tests do not run as root. */
export function dropPrivileges({
  command,
  args,
  runAs,
}: Pick<ServerCommand, 'command' | 'args' | 'runAs'>): CommandLine {
  if (!runAs) return { command, args };
  const user = [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups'];
  const reach = runAs.bypassReadPermissions
    ? ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
    : [];
  return { command: setpriv, args: [...user, ...reach, '--', command, ...args] };
}

interface CommandLine {
  command: string;
  args: string[];
}

/** Returns the command line of a program that the kernel stops when this process dies. */
export function withParentDeathSignal(
  server: Pick<ServerCommand, 'command' | 'args' | 'runAs' | 'stopSignal'>,
): CommandLine {
  const line = dropPrivileges(server);
  if (!existsSync(setpriv)) return line;
  const onParentDeath = `--pdeathsig=${server.stopSignal.replace('SIG', '')}`;
  const args = line.command === setpriv ? line.args : ['--', line.command, ...line.args];
  return { command: setpriv, args: [onParentDeath, ...args] };
}
