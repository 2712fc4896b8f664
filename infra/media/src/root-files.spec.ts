import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from './icons/icons.ts';
import { webRootDir } from './media-folder.ts';
import { wrapTitle } from './social/social-card.ts';
import { socialTitles } from './social/titles.ts';

/** Reads width and height from the first chunk of a PNG. */
async function readSize(name: string): Promise<string> {
  const file = await readFile(join(webRootDir, name));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe('the cards of shared pages', () => {
  const names = Object.keys(socialTitles);

  it('exist for each title, and for no other', async () =>
    expect((await readdir(join(webRootDir, 'social'))).toSorted()).toEqual(
      names.map((name) => `${name}.png`).toSorted(),
    ));

  it.each(names)('%s is 1200 × 630 and at most 60 kB', async (name) => {
    expect(await readSize(`social/${name}.png`)).toBe('1200x630');
    expect((await stat(join(webRootDir, 'social', `${name}.png`))).size).toBeLessThanOrEqual(60_000);
  });

  it('wrap a title into lines that fit, without losing a word', () => {
    const long = 'The #1 Way To Reclaim Your Authority';
    expect(wrapTitle(long).join(' ')).toBe(long);
    expect(wrapTitle(long).every((line) => line.length <= 19)).toBe(true);
    expect(wrapTitle('Contact')).toEqual(['Contact']);
  });
});

describe('the manifest', () => {
  it('is up to date in the site', async () =>
    expect(JSON.parse(await readFile(join(webRootDir, 'manifest.webmanifest'), 'utf8'))).toEqual(manifest));

  it('lists icons with their actual size', async () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) expect(await readSize(src.slice(1))).toBe(sizes);
  });
});
