import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderedPagesDir } from '@aera/contracts/server';
import { prunePages } from '@aera/frontend-versions';
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
await prunePages(frontends);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`${list.pages.length} pages rendered in ${seconds} s\n`);
