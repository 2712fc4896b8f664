import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunFolder } from './run-folder.ts';

let parent: string;
const before = process.env['TMPDIR'];
beforeEach(async () => (parent = await mkdtemp(join(tmpdir(), 'aera-spec-'))));
afterEach(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(parent, { recursive: true });
});

describe('createRunFolder', () => {
  it('is the temporary folder until it is removed', async () => {
    const folder = await createRunFolder(parent);
    await writeFile(join(tmpdir(), 'some-file'), '');
    expect(existsSync(join(folder.path, 'some-file'))).toBe(true);
    await folder.remove();
    expect([tmpdir(), existsSync(folder.path)]).toEqual([parent, false]);
  });

  it('removes the folders of killed runs and keeps those of running ones', async () => {
    const { pid } = spawnSync('true');
    const [killed, running] = [join(parent, `aera-run-${pid}`), join(parent, 'aera-run-1')];
    await mkdir(join(killed, 'postgres'), { recursive: true });
    await mkdir(running);
    await (await createRunFolder(parent)).remove();
    expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
  });
});
