import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderedPagesDir } from '@aera/contracts/server';
import { readBuiltFrontends } from './built-frontends.ts';
import { loadRenderer } from './bundle-file.ts';
import { prunePrerenderedPages } from './prune-prerendered-pages.ts';
import { renderPages } from './render-pages.ts';

/** Renders the pages of the newest builds, into a folder of their own beside those of earlier ones. */
const frontends = join(import.meta.dirname, '../../../frontends');
const began = performance.now();

const [renderer, built] = await Promise.all([loadRenderer(), readBuiltFrontends(frontends)]);
const { files, list } = await renderPages(renderer, built);
const folder = join(frontends, prerenderedPagesDir(list.builtFrom));
const staged = `${folder}.${process.pid}`;
await mkdir(staged, { recursive: true });
await Promise.all(Object.entries(files).map(([name, html]) => writeFile(join(staged, name), html)));
await writeFile(join(staged, 'pages.json'), JSON.stringify(list));
await rm(folder, { recursive: true, force: true });
await rename(staged, folder);
await prunePrerenderedPages(frontends);

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(`${list.pages.length} pages rendered in ${seconds} s\n`);
