import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { ServerOnlyPlugin } from './server-only-plugin.ts';
import { swcRule } from './module-rules.ts';

const contracts = join(import.meta.dirname, '../../../packages/contracts/src');
const folders: string[] = [];

async function findErrors(source: string): Promise<string[]> {
  const folder = await mkdtemp(join(import.meta.dirname, '.server-only-'));
  folders.push(folder);
  await writeFile(join(folder, 'entry.ts'), source);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.ts',
    output: { path: join(folder, 'dist') },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [swcRule] },
    plugins: [new ServerOnlyPlugin()],
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

it('rejects a build that contains schemas or zod', async () => {
  const errors = await findErrors(
    `import { Contact } from '${contracts}/contacts/contacts.schemas.ts'; console.log(Contact);`,
  );
  expect(errors.join('\n')).toMatch(/contacts\.schemas\.ts' is for servers/);
  expect(errors.join('\n')).toMatch(/zod.v4.classic.* is for servers/);
});

it('accepts every route', async () => {
  expect(
    await findErrors(`import * as contracts from '${contracts}/index.ts'; console.log(contracts);`),
  ).toEqual([]);
});
