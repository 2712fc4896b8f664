import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProgress } from '../progress.ts';
import { loadSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { planRelease } from './release-processes.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aera-release-'));
  await mkdir(join(root, 'infra/local/platform'), { recursive: true });
  await writeProgram(
    'plan-platform',
    `export const planPlatform = () => [];
     export const createPlatformEnvironment = () => ({ serviceUrl: (name) => 'http://' + name });`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const writeProgram = (name: string, text: string) =>
  writeFile(join(root, `infra/local/platform/${name}.ts`), text);
const plan = async () =>
  planRelease(
    { name: 'previous', root },
    {
      settings: readSettings({ DATA_DIR: join(root, 'data') }),
      secrets: (await loadSecrets(root)).secrets,
      ports: {},
      progress: createProgress(),
      signal: new AbortController().signal,
    },
  );

it('compiles the services of a release with its own compiler', async () => {
  await writeProgram(
    'compile-services',
    `import { writeFile } from 'node:fs/promises';
     export const compileServices = () => writeFile(${JSON.stringify(join(root, 'compiled'))}, 'by this release');`,
  );
  await plan();
  expect(await readFile(join(root, 'compiled'), 'utf8')).toBe('by this release');
});

it('plans a release that runs its sources', async () => {
  expect((await plan()).serviceUrl('contacts-crm')).toBe('http://contacts-crm');
});
