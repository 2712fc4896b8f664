import { readFileSync, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import type { z } from 'zod';
import { type clockEnv, EnvError } from './env.ts';

export type Clock = () => Date;

/** The simulated time ends this long after the last change of the file, so a demonstration that was killed leaves no platform in the past. */
export const simulationLeaseMs = 30_000;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && (loopback.check(host, 'ipv4') || loopback.check(host, 'ipv6'));

/**
 * Returns the clock of a process: the real time, or the simulated one while a demonstration runs. The file contains the milliseconds by
 * which the simulated time is behind; a time in the future is ignored. No request can change it.
 * @throws EnvError if there is a file and the process listens on more than loopback
 */
export function openClock({
  SIMULATED_CLOCK_FILE: file,
  HOST: host,
}: z.output<typeof clockEnv> & { readonly HOST?: string | undefined }): Clock {
  if (file === undefined) return () => new Date();
  if (!isLoopback(host))
    throw new EnvError(
      'The environment is invalid:\n  SIMULATED_CLOCK_FILE: only for a process that listens on loopback, for example HOST=127.0.0.1',
    );
  let read = { ino: -1, mtimeMs: -1, behindMs: 0 };
  const readBehindMs = (): number => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat || Date.now() - stat.mtimeMs > simulationLeaseMs) return 0;
    const { ino, mtimeMs } = stat;
    if (read.ino !== ino || read.mtimeMs !== mtimeMs)
      read = { ino, mtimeMs, behindMs: parseBehindMs(readFileSync(file, 'utf8')) };
    return read.behindMs;
  };
  return () => new Date(Date.now() - readBehindMs());
}

/** Returns 0 for anything but a positive number. */
function parseBehindMs(text: string): number {
  const behindMs = Number(text.trim() || NaN);
  return Number.isSafeInteger(behindMs) && behindMs > 0 ? behindMs : 0;
}
