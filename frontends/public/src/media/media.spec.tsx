import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amlVsLegalFiction } from './aml-vs-legal-fiction.ts';
import { awakeningPicture } from './awakening.ts';
import { fabricPictures } from './fabric.ts';
import { heroFilm, whyNowFilm } from './intro-films.ts';
import { scenarioPictures } from './scenarios.ts';
import { teamPicture } from './team.ts';

const pictures = [
  ...Object.values(scenarioPictures),
  ...Object.values(fabricPictures),
  teamPicture,
  awakeningPicture,
  amlVsLegalFiction,
];

const file = (folder: string, src: string) => readFile(join(import.meta.dirname, folder, basename(src)));

describe.each(pictures)('$src', ({ src, width, height }) => {
  it('has the size that pages leave room for', async () =>
    expect(String(await file('pictures', src))).toContain(` width="${width}" height="${height}" `));
});

describe.each([heroFilm, whyNowFilm])('the film of $poster', ({ sources, captions }) => {
  it('comes in two forms, of the kind that each says it is', async () => {
    const [webm, mp4] = await Promise.all(sources.map(({ src }) => file('films', src)));
    expect(webm?.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    expect(webm?.includes('V_AV1')).toBe(true);
    expect(mp4?.subarray(4, 8).toString()).toBe('ftyp');
    expect(sources.map(({ type }) => type.split(';')[0])).toEqual(['video/webm', 'video/mp4']);
  });

  it('can start before all of it is there', async () => {
    const mp4 = await file('films', sources[1]?.src ?? '');
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  });

  it('has captions', async () =>
    expect(String(await file('films', captions.src))).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /));
});
