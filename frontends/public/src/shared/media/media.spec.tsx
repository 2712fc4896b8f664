import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amlVsLegalFiction } from '../../features/authority-sales/video-section.tsx';
import { awakeningPicture } from '../../features/home-awakening/hero.tsx';
import { fabricPictures, scenarioPictures, teamPicture } from './pictures.ts';
import { heroVideo, whyNowVideo } from './videos.ts';

const pictures = [
  ...Object.values(scenarioPictures),
  ...Object.values(fabricPictures),
  teamPicture,
  awakeningPicture,
  amlVsLegalFiction,
];

const file = (folder: string, src: string) => readFile(join(import.meta.dirname, folder, basename(src)));

describe.each(pictures)('$src', ({ src, width, height }) => {
  it('has the size that pages reserve for it', async () =>
    expect(String(await file('pictures', src))).toContain(` width="${width}" height="${height}" `));
});

describe.each([heroVideo, whyNowVideo])('the film of $poster', ({ sources, captions }) => {
  it('is offered in two formats with matching content types', async () => {
    const [webm, mp4] = await Promise.all(sources.map(({ src }) => file('videos', src)));
    expect(webm?.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    expect(webm?.includes('V_AV1')).toBe(true);
    expect(mp4?.subarray(4, 8).toString()).toBe('ftyp');
    expect(sources.map(({ type }) => type.split(';')[0])).toEqual(['video/webm', 'video/mp4']);
  });

  it('can be streamed', async () => {
    const mp4 = await file('videos', sources[1]?.src ?? '');
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  });

  it('has captions', async () =>
    expect(String(await file('videos', captions.src))).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /));
});
