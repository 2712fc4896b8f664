import { readFileSync } from 'node:fs';
import { isAlive } from '@aera/testing';

/** Identifies a process even if its id is reused. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in clock ticks since boot; absent without /proc. */
  startedAt?: string;
}

export const readProcessIdentity = (pid: number): ProcessIdentity => ({ pid, startedAt: readStartTime(pid) });

export const isRunning = ({ pid, startedAt }: ProcessIdentity): boolean =>
  isAlive(pid) && (startedAt === undefined || readStartTime(pid) === startedAt);

function readStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 of proc(5), counted after the name, which may contain blanks and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
