import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { afterEach, expect, it } from 'vitest';
import { RestrictSharedImportsPlugin } from './restrict-shared-imports-plugin.ts';

const folders: string[] = [];

async function findErrors(source: string): Promise<string[]> {
  const folder = await mkdtemp(join(import.meta.dirname, '.narrow-'));
  folders.push(folder);
  await writeFile(join(folder, 'entry.js'), source);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    externals: { 'react-router-dom': 'router' },
    plugins: [new RestrictSharedImportsPlugin()],
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const errors = stats?.compilation.errors.map(({ message }) => message) ?? [];
      compiler.close(() => (failure ? reject(failure) : resolve(errors)));
    });
  });
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

it('rejects a build that imports a name that is not shared', async () => {
  const errors = await findErrors(
    `import { Link, createBrowserRouter } from 'react-router-dom'; console.log(Link, createBrowserRouter);`,
  );
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("'createBrowserRouter' of 'react-router-dom' is not shared");
});

it('accepts names of the facade', async () => {
  expect(
    await findErrors(`import { Link, useParams } from 'react-router-dom'; console.log(Link, useParams);`),
  ).toEqual([]);
});
