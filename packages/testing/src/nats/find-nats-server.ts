import { join } from 'node:path';
import { withFileLock } from '../process/file-lock.ts';
import { inRepository } from '../repository.ts';
import { fetchNatsServer } from './fetch-nats-server.ts';
import { isRecentNats, oldestNats } from './nats-version.ts';

const unpacked = inRepository('.toolchain/nats');

/**
 * Returns the path of a nats-server of 2.10 or newer: from the PATH, else Debian's package unpacked into `.toolchain/nats`. Concurrent
 * processes fetch it once.
 */
export async function findNatsServer(): Promise<string> {
  const fetched = join(unpacked, 'usr/sbin/nats-server');
  for (const binary of ['nats-server', fetched]) if (await isRecentNats(binary)) return binary;
  await withFileLock(`${unpacked}.lock`, async () => {
    if (await isRecentNats(fetched)) return;
    await fetchNatsServer(unpacked).catch((cause: unknown) => {
      throw new Error(
        `NATS cannot start: no nats-server ${oldestNats} or newer on the PATH, and Debian's package could not be had ` +
          `(${cause instanceof Error ? cause.message : String(cause)}). Put one on the PATH, give NATS_URL, or ` +
          'check with `apt-get update` that this machine reaches its package mirror.',
        { cause },
      );
    });
  });
  return fetched;
}
