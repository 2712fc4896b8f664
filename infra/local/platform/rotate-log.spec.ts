import { appendFile, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rotateLogs } from './rotate-log.ts';

it('rotates a long log while it is written, and keeps a short one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aera-logs-'));
  const [long, short] = ['long', 'short'].map((name) => join(folder, `${name}.log`)) as [string, string];
  const writer = await open(long, 'a');
  await writer.write('much text');
  await appendFile(short, 'text');
  await rotateLogs(folder, 5);
  await writer.write('more');
  await writer.close();
  expect(await Promise.all([`${long}.1`, long, short].map((path) => readFile(path, 'utf8')))).toEqual([
    'much text',
    'more',
    'text',
  ]);
  await rm(folder, { recursive: true });
});
