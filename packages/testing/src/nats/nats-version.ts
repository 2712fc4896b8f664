import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The first release that knows `sync_interval: always`. */
export const oldestNats = '2.10';

/** True for an installed nats-server of 2.10 or newer. */
export async function isRecentNats(binary: string): Promise<boolean> {
  try {
    const { stdout } = await run(binary, ['--version']);
    return isRecentEnough(stdout);
  } catch {
    return false;
  }
}

/** Reads the output of `nats-server --version`, as in "nats-server: v2.10.27". */
export function isRecentEnough(version: string): boolean {
  const [, major, minor] = /v?(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
