import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderedPagesFolder } from '@aera/contracts';
import { readBuiltFrontends } from './built-frontends.ts';
import { loadRenderer } from './load-renderer.ts';
import { renderPages } from './render-pages.ts';

/** Renders the pages of the frontends that stand built, into the shell's `dist`. */
const frontends = join(import.meta.dirname, '../../../frontends');
const folder = join(frontends, renderedPagesFolder);
const began = performance.now();

const [renderer, built] = await Promise.all([loadRenderer(), readBuiltFrontends(frontends)]);
const { files, list } = await renderPages(renderer, built);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all(Object.entries(files).map(([name, html]) => writeFile(join(folder, name), html)));
// Last: whoever finds the list finds the pages.
await writeFile(join(folder, 'pages.json'), JSON.stringify(list));

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(`${list.pages.length} pages rendered in ${seconds} s\n`);
