import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** First release with `sync_interval: always`. */
export const oldestNats = '2.10';

/** Whether the binary is nats-server 2.10 or newer. */
export async function isRecentNats(binary: string): Promise<boolean> {
  try {
    const { stdout } = await run(binary, ['--version']);
    return isRecentEnough(stdout);
  } catch {
    return false;
  }
}

/** Parses the output of `nats-server --version`, such as "nats-server: v2.10.27". */
export function isRecentEnough(version: string): boolean {
  const [, major, minor] = /v?(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
