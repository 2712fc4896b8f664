import { findProgram } from '../debian/fetch-package.ts';
import { isRecentNats, oldestNats } from './nats-version.ts';

let found: Promise<string> | undefined;

/** Returns the path of a nats-server of 2.10 or newer. It is looked up once per process, by starting every candidate. */
export const findNatsServer = (): Promise<string> => (found ??= locateNatsServer());

const locateNatsServer = (): Promise<string> =>
  findProgram('nats', {
    name: 'nats-server',
    // Both run on Debian 12.
    suites: ['trixie', 'sid'],
    program: 'usr/sbin/nats-server',
    isUsable: isRecentNats,
  }).catch((cause: unknown) => {
    throw new Error(
      `NATS cannot start: no nats-server ${oldestNats} or newer on the PATH, and Debian's package could not be had ` +
        `(${cause instanceof Error ? cause.message : String(cause)}). Put one on the PATH, give NATS_URL, or ` +
        'check with `apt-get update` that this machine reaches its package mirror.',
      { cause },
    );
  });
