import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colours } from '../drawing/colours.ts';
import { mediaFolder } from '../media-folder.ts';
import { wavFile } from '../sound/wave.ts';
import { bitexact, ffmpeg } from '../drawing/ffmpeg.ts';
import { type Film, framesPerSecond, height, width } from './film.ts';
import { openScreen } from '../drawing/screen.ts';

const folder = join(mediaFolder, 'films');

const whole = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><rect width="100%" height="100%" fill="${colours.night}"/>${body}</svg>`;

/** Draws the film and writes it as WebM and MP4, with its poster. */
export async function writeFilm(film: Film): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    await mkdir(folder, { recursive: true });
    await drawFrames(film, work);
    await writeFile(join(work, 'sound.wav'), wavFile(film.sound()));
    await encode(film, work);
    await writeFile(join(folder, `${film.name}.en.vtt`), film.captions);
  } finally {
    await rm(work, { recursive: true });
  }
}

async function drawFrames({ frame, seconds, poster }: Film, work: string): Promise<void> {
  const screen = await openScreen(width, height);
  const count = Math.round(seconds * framesPerSecond);
  let shown: { svg: string; png: Buffer } = { svg: '', png: Buffer.alloc(0) };
  for (let index = 0; index < count; index += 1) {
    const svg = whole(frame(index / framesPerSecond));
    if (svg !== shown.svg) shown = { svg, png: await screen.show(svg) };
    await writeFile(join(work, `${String(index).padStart(4, '0')}.png`), shown.png);
  }
  await writeFile(join(work, 'poster.png'), await screen.show(whole(frame(poster))));
  await screen.close();
}

async function encode({ name, crf }: Film, work: string): Promise<void> {
  const frames = ['-framerate', String(framesPerSecond), '-i', join(work, '%04d.png')];
  const input = [...frames, '-i', join(work, 'sound.wav'), '-pix_fmt', 'yuv420p', '-g', '360', '-ac', '1'];
  const av1 = ['-c:v', 'libsvtav1', '-crf', String(crf.av1), '-preset', '4'];
  const opus = ['-c:a', 'libopus', '-b:a', '24k'];
  await ffmpeg(...input, ...av1, ...opus, ...bitexact, join(folder, `${name}.webm`));
  const h264 = [
    '-c:v',
    'libx264',
    '-crf',
    String(crf.h264),
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-refs',
    '9',
  ];
  const aac = ['-c:a', 'aac', '-b:a', '32k', '-movflags', '+faststart'];
  await ffmpeg(...input, ...h264, ...aac, ...bitexact, join(folder, `${name}.mp4`));
  const webp = ['-c:v', 'libwebp', '-quality', '82', '-compression_level', '6'];
  await ffmpeg('-i', join(work, 'poster.png'), ...webp, join(folder, `${name}.webp`));
}
