import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from './source-hash.ts';

describe('sourceHash', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aera-hash-'));
    await mkdir(join(folder, 'src'));
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'src/page.tsx'), 'one');
  });
  afterEach(() => rm(folder, { recursive: true }));
  const hasChanged = async (change: () => Promise<void>) => {
    const before = await hashSources([folder]);
    await change();
    return (await hashSources([folder])) !== before;
  };

  it.each([
    ['another text', 'src/page.tsx', true],
    ['another file', 'src/other.ts', true],
    ['a test', 'src/page.spec.tsx', false],
    ['what was built', 'dist/page.js', false],
  ])('%s changes it: %s %s', async (_, path, expected) =>
    expect(await hasChanged(() => writeFile(join(folder, path), 'two'))).toBe(expected),
  );
});
