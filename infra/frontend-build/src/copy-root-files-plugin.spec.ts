import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { expect, it } from 'vitest';
import { RootFilesPlugin } from './copy-root-files-plugin.ts';

it('copies the files of a folder into the build unchanged, with their names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'root-files-'));
  await mkdir(join(folder, 'root/social'), { recursive: true });
  await writeFile(join(folder, 'entry.js'), '');
  await writeFile(join(folder, 'root/manifest.webmanifest'), '{}');
  await writeFile(join(folder, 'root/social/how.png'), Buffer.from([137, 80, 78, 71]));
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    plugins: [new RootFilesPlugin(join(folder, 'root'))],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure) => compiler.close(() => (failure ? reject(failure) : resolve())));
  });
  expect(await readFile(join(folder, 'dist/manifest.webmanifest'), 'utf8')).toBe('{}');
  expect(await readFile(join(folder, 'dist/social/how.png'))).toEqual(Buffer.from([137, 80, 78, 71]));
  await rm(folder, { recursive: true });
});
