import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaFolder } from '../media-folder.ts';
import { films } from './index.ts';

const file = (name: string): string => join(mediaFolder, 'films', name);

describe.each(films)('the film $name', ({ name, seconds, frame, sound, captions, poster }) => {
  it.each(['webm', 'mp4'])('is at most 400 kB as %s', async (ending) =>
    expect((await stat(file(`${name}.${ending}`))).size).toBeLessThanOrEqual(400_000),
  );

  it('has a light poster', async () =>
    expect((await stat(file(`${name}.webp`))).size).toBeLessThanOrEqual(40_000));

  it('draws each moment the same every time', () => expect(frame(poster)).toBe(frame(poster)));

  it('has sound for its whole length that never clips', () => {
    const samples = sound();
    expect(samples.length).toBe(seconds * 48_000);
    const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.1);
    expect(loudest).toBeLessThan(0.9);
  });

  it('has the captions that its words ask for', async () => {
    expect(await readFile(file(`${name}.en.vtt`), 'utf8')).toBe(captions);
  });
});

it('the loop has no seam in its sound', () => {
  const samples = films[0]?.sound() ?? new Float32Array();
  const steps = samples.map((sample, at) => Math.abs(sample - (samples.at(at - 1) ?? 0)));
  const usual = steps.slice(1).reduce((most, step) => Math.max(most, step), 0);
  expect(steps[0]).toBeLessThanOrEqual(usual);
});

it('captions name a sound or say whose statement it is', () => {
  const cues = films.flatMap(({ captions }) => captions.split('\n\n').slice(1));
  expect(cues.length).toBeGreaterThan(0);
  expect(cues.filter((cue) => !/^[\d:.]{12} --> [\d:.]{12}.*\n(?:The organisation |\[)/.test(cue))).toEqual(
    [],
  );
});
