import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityOf, isRunning } from '../process/process-identity.ts';
import { claimDataDir, readRun, releaseDataDir, writeRun } from './run-state.ts';

describe('a data folder', () => {
  const url = 'http://localhost:8080';
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aera-run-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is refused to a second platform, with the address of the first', async () => {
    await claimDataDir(folder, url);
    await expect(claimDataDir(folder, 'http://localhost:8081')).rejects.toThrow(
      `already runs on ${folder} at ${url}`,
    );
    await releaseDataDir(folder);
    await claimDataDir(folder, url);
  });

  it('is taken over from a platform that was killed', async () => {
    await writeFile(join(folder, 'claim'), JSON.stringify({ pid: process.pid, startedAt: 'another time' }));
    await claimDataDir(folder, url);
    expect(await readRun(folder)).toMatchObject({ url, ready: false, supervisor: { pid: process.pid } });
  });

  it('is taken over only after what the killed one started has left', async () => {
    const child = spawn(process.execPath, [
      '-e',
      'process.stdin.resume(); process.stdin.on("end", () => {})',
    ]);
    await once(child, 'spawn');
    const left = { name: 'left', port: 1, url: '', ...identityOf(child.pid ?? 0) };
    await writeRun(folder, { supervisor: { pid: 0, startedAt: '0' }, url, ready: true, processes: [left] });
    const claimed = claimDataDir(folder, url);
    child.stdin.end();
    await claimed;
    expect(isRunning(left)).toBe(false);
  });
});
