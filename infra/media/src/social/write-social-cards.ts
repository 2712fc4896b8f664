import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSvgRasterizer } from '../drawing/svg-rasterizer.ts';
import { webRootDir } from '../media-folder.ts';
import { cardHeight, cardWidth, drawSocialCard } from './social-card.ts';
import { socialTitles } from './titles.ts';

/** Runs ffmpeg. The output depends on the input and the version of ffmpeg, not on the time. */
async function runFfmpeg(...args: string[]): Promise<void> {
  const options = ['-hide_banner', '-loglevel', 'error', '-y'];
  const child = spawn('ffmpeg', [...options, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code ?? 'a signal'}: ${args.join(' ')}`);
}

/** Omits the date and the names of programs. */
const bitexact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** Reduces the colours without dithering, which keeps the file small. */
const reduceColours =
  '[0]split[a][b];[a]palettegen=max_colors=48:stats_mode=single[p];[b][p]paletteuse=dither=none';

/** Writes the preview image of each page. */
export async function writeSocialCards(): Promise<void> {
  const folder = join(webRootDir, 'social');
  await mkdir(folder, { recursive: true });
  const tempDir = await mkdtemp(join(tmpdir(), 'social-'));
  const rasterizer = await openSvgRasterizer(cardWidth, cardHeight);
  for (const [index, [name, title]] of Object.entries(socialTitles).entries()) {
    const drawing = join(tempDir, `${name}.png`);
    await writeFile(drawing, await rasterizer.rasterize(drawSocialCard(title, index)));
    await runFfmpeg(
      '-i',
      drawing,
      '-filter_complex',
      reduceColours,
      '-compression_level',
      '100',
      ...bitexact,
      join(folder, `${name}.png`),
    );
  }
  await rasterizer.close();
  await rm(tempDir, { recursive: true });
}
