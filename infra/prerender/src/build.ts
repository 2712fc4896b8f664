import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderedPagesDir, prerenderedPagesRoot } from '@aera/contracts/server';
import { readVersions } from '@aera/frontend-versions';
import { readBuiltFrontends } from './built-frontends.ts';
import { loadRenderer } from './bundle-file.ts';
import { renderPages } from './render-pages.ts';

/** Renders the pages of the latest builds into their own folder. */
const frontends = join(import.meta.dirname, '../../../frontends');
const startedAt = performance.now();

const [renderer, built] = await Promise.all([loadRenderer(), readBuiltFrontends(frontends)]);
const { files, list } = await renderPages(renderer, built);
const folder = join(frontends, prerenderedPagesDir(list.builtFrom));
const staged = `${folder}.${process.pid}`;
await mkdir(staged, { recursive: true });
await Promise.all(Object.entries(files).map(([name, html]) => writeFile(join(staged, name), html)));
await writeFile(join(staged, 'pages.json'), JSON.stringify(list));
await rm(folder, { recursive: true, force: true });
await rename(staged, folder);
await prunePrerenderedPages();

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`${list.pages.length} pages rendered in ${seconds} s\n`);

/** Removes pages whose builds no longer exist. */
async function prunePrerenderedPages(): Promise<void> {
  const home = join(frontends, prerenderedPagesRoot);
  const [shells, remotes] = await Promise.all(['shell', 'public'].map(readVersionNames));
  for (const pair of (await readdir(home)).filter((name) => !name.startsWith('.'))) {
    const [shell = '', remote = ''] = pair.split('-');
    if (!shells?.has(shell) || !remotes?.has(remote)) await rm(join(home, pair), { recursive: true });
  }
}

async function readVersionNames(frontend: string): Promise<ReadonlySet<string>> {
  const versions = await readVersions(join(frontends, frontend, 'dist'));
  return new Set(versions.map(({ version }) => version));
}
