import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, isAlive, removeAbandonedFolders } from '@aera/testing';
import { expect, test } from '@playwright/test';

interface Run {
  readonly supervisor: { readonly pid: number };
  readonly processes: readonly { readonly name: string; readonly pid: number }[];
}

/** Runs until it is killed while a platform starts. */
const program = `
  import { createTemporaryFolder } from '@aera/testing';
  import { startPlatform } from ${JSON.stringify(join(import.meta.dirname, '../platform/start-platform.ts'))};
  const dataDir = await createTemporaryFolder('platform');
  console.log(dataDir);
  await startPlatform({ env: { DATA_DIR: dataDir } });`;

test('a killed test run leaves no process and no data', { tag: '@slow' }, async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dataDir = await new Promise<string>((resolve) =>
    run.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim())),
  );
  const { supervisor, processes } = await eventually(
    async () => {
      const found = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as Run;
      // The bus, the databases and the first service.
      return found.processes.length > 2 && found;
    },
    { timeout: 60_000 },
  );
  run.kill('SIGKILL');
  const pids = [supervisor.pid, ...processes.map(({ pid }) => pid)];
  await eventually(() => !pids.some(isAlive), { timeout: 20_000 });
  await removeAbandonedFolders();
  expect(existsSync(dataDir)).toBe(false);
});
