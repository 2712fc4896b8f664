import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

describe('the file store', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'aera-files-'))));
  afterAll(() => rm(folder, { recursive: true }));

  const store = (largest?: number) => {
    const clock = { now: 0 };
    return { clock, files: createFileStore({ now: () => clock.now, maxCachedBytes: largest }) };
  };

  it('checks the disk once a second', async () => {
    const path = join(folder, 'comes-and-goes');
    const { clock, files } = store();
    expect(await files(path)).toBeNull();
    await writeFile(path, 'here');
    expect(await files(path)).toBeNull();
    clock.now = 1_000;
    expect((await files(path))?.content?.toString()).toBe('here');
    await rm(path);
    clock.now = 1_999;
    expect(await files(path)).not.toBeNull();
    clock.now = 2_000;
    expect(await files(path)).toBeNull();
  });

  it('reads a changed file again, with another ETag', async () => {
    const path = join(folder, 'changes');
    const { clock, files } = store();
    await writeFile(path, 'one');
    const before = await files(path);
    clock.now = 1_000;
    expect(await files(path)).toBe(before);
    await writeFile(path, 'two');
    await utimes(path, 1, 1);
    clock.now = 2_000;
    const after = await files(path);
    expect(after?.content?.toString()).toBe('two');
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('caches no large file and rejects folders', async () => {
    const path = join(folder, 'large');
    await writeFile(path, 'x'.repeat(100));
    const { files } = store(99);
    expect(await files(path)).toMatchObject({ size: 100, content: null });
    expect(await files(folder)).toBeNull();
  });
});
