import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mediaFolder } from '../media-folder.ts';
import { pictures } from './index.ts';

describe.each(pictures)('the picture $name', ({ name, width, height, svg }) => {
  it('is up to date in the site', async () =>
    expect(await readFile(join(mediaFolder, 'pictures', `${name}.svg`), 'utf8')).toBe(svg));

  it('declares its size to avoid layout shift', () =>
    expect(svg).toContain(` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`));

  it('is small and has no external references', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(27_000);
    expect(svg).not.toMatch(/<(?:image|style|script|text)|href="(?!#)/);
  });

  it('has no unresolved references', () => {
    const wanted = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !svg.includes(` id="${id}"`))).toEqual([]);
  });
});
