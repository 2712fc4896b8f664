import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaFolder } from './media-folder.ts';

const films = ['intro-hero', 'why-now'];
const file = (name: string): string => join(mediaFolder, 'videos', name);

describe.each(films)('the film %s', (name) => {
  it.each(['webm', 'mp4'])('is at most 400 kB as %s', async (extension) =>
    expect((await stat(file(`${name}.${extension}`))).size).toBeLessThanOrEqual(400_000),
  );

  it('has a poster of at most 40 kB', async () =>
    expect((await stat(file(`${name}.webp`))).size).toBeLessThanOrEqual(40_000));

  it('has captions that name a sound or attribute a statement', async () => {
    const cues = (await readFile(file(`${name}.en.vtt`), 'utf8')).split('\n\n').slice(1);
    expect(cues.length).toBeGreaterThan(0);
    for (const cue of cues) expect(cue).toMatch(/^[\d:.]{12} --> [\d:.]{12}.*\n(?:The organisation |\[)/);
  });
});
