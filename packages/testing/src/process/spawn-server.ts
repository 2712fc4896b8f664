import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** How to run one server program, as data. */
export interface ServerCommand {
  /** What people call it, in messages. */
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** The signal that asks it to finish its work and leave. */
  stopSignal: NodeJS.Signals;
  runAs?: RunAs;
}

/** Another user to run as. Only root can ask for one. */
export interface RunAs {
  uid: number;
  gid: number;
  /** Let it read folders closed to that user, such as a checkout under /root. */
  bypassReadPermissions?: boolean;
}

export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  /** Sends the stop signal, SIGKILL when that did not end it in `grace` milliseconds; resolves when it is gone. */
  stop(grace?: number): Promise<void>;
  /** SIGKILL, as a crash would be; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts the program with both outputs appended to `logFile`. On Linux it gets its stop signal when this process dies. */
export function spawnServer(server: ServerCommand, logFile: string): ServerProcess {
  const log = openSync(logFile, 'a');
  const { command, args } = withParentDeathSignal(server);
  const child = spawn(command, args, {
    cwd: server.cwd ?? tmpdir(),
    env: { ...inheritedEnv(process.env), ...server.env },
    stdio: ['ignore', log, log],
    // Out of the terminal's group: Ctrl-C reaches the parent alone, which stops its children in order.
    detached: true,
  });
  closeSync(log);
  return serverProcess(child, server);
}

/** Variables that may hold secrets reach a process only when its own `env` names them. */
const secretLike = /SECRET|TOKEN|PASSW|CREDENTIAL|_KEY|_PIN$|^(?:SMTP|DATABASE|NATS)_URL$/;

const inheritedEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !secretLike.test(name)));

function serverProcess(child: ChildProcess, { name, stopSignal }: ServerCommand): ServerProcess {
  const { promise: exited, resolve } = Promise.withResolvers<ServerExit>();
  child.once('exit', (code, signal) => resolve({ code, signal }));
  child.once('error', () => resolve({ code: 127, signal: null }));

  const end = async (signal: NodeJS.Signals, grace?: number) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const killTimer = grace === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), grace);
    await exited;
    clearTimeout(killTimer);
  };
  return {
    pid: child.pid ?? failedToStart(name),
    exited,
    stop: (grace = 10_000) => end(stopSignal, grace),
    kill: () => end('SIGKILL'),
  };
}

function failedToStart(name: string): never {
  throw new Error(`${name} could not be started: its program cannot be run.`);
}

const setpriv = '/usr/bin/setpriv';

/** Command line that runs a program as that user. Only Linux has the tool; on other systems tests do not run as root. */
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

/** The same program, which the kernel asks to stop when this process dies, however it dies. */
export function withParentDeathSignal(
  server: Pick<ServerCommand, 'command' | 'args' | 'runAs' | 'stopSignal'>,
): CommandLine {
  const line = dropPrivileges(server);
  if (!existsSync(setpriv)) return line;
  const onParentDeath = `--pdeathsig=${server.stopSignal.replace('SIG', '')}`;
  const args = line.command === setpriv ? line.args : ['--', line.command, ...line.args];
  return { command: setpriv, args: [onParentDeath, ...args] };
}
