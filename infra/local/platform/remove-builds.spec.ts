import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeBuilds } from './remove-builds.ts';

let root: string;
let lines: string[];
const dist = () => join(root, 'frontends/shell/dist');
const program = () => join(root, '.cache/services/gateway.mjs');
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aera-builds-'));
  lines = [];
  for (const folder of [dist(), join(root, '.cache/services')]) await mkdir(folder, { recursive: true });
  await writeFile(program(), 'console.log("runs"); setInterval(() => {}, 1000);');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const remove = () => removeBuilds(root, (line) => lines.push(line));

it('removes all builds of a checkout', async () => {
  await remove();
  expect(existsSync(dist())).toBe(false);
  expect(existsSync(join(root, '.cache'))).toBe(false);
  expect(lines).toEqual(['✓ Removed frontends/shell/dist', '✓ Removed .cache']);
});

/** Processes are found through /proc. */
const onLinux = process.platform === 'linux';

it.runIf(onLinux)('keeps the builds while a platform of the checkout runs, and says so', async () => {
  const gateway = spawn(process.execPath, [program()]);
  try {
    await once(gateway.stdout, 'data');
    await remove();
    expect(existsSync(dist())).toBe(true);
    expect(existsSync(program())).toBe(true);
    expect(lines).toEqual([expect.stringContaining(`Kept the builds`)]);
    expect(lines[0]).toContain(`process ${gateway.pid}`);
  } finally {
    gateway.kill('SIGKILL');
    await once(gateway, 'exit');
  }
  await remove();
  expect(existsSync(dist())).toBe(false);
});

it('removes the builds while a program reads one of their logs', async () => {
  const log = join(root, '.cache/builds/shell.log');
  await mkdir(dirname(log), { recursive: true });
  await writeFile(log, 'built\n');
  const reader = spawn('tail', ['-f', log]);
  try {
    await once(reader.stdout, 'data');
    await remove();
    expect(existsSync(dist())).toBe(false);
  } finally {
    reader.kill('SIGKILL');
    await once(reader, 'exit');
  }
});
