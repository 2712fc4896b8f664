import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSvgRasterizer } from '../drawing/svg-rasterizer.ts';
import { webRootDir } from '../media-folder.ts';
import { cardHeight, cardWidth, socialCard } from './social-card.ts';
import { socialTitles } from './titles.ts';

/** Runs ffmpeg. The output depends on the input and the version of ffmpeg, not on the time. */
async function ffmpeg(...args: string[]): Promise<void> {
  const plain = ['-hide_banner', '-loglevel', 'error', '-y'];
  const run = spawn('ffmpeg', [...plain, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code ?? 'a signal'}: ${args.join(' ')}`);
}

/** Omits the date and the names of programs. */
const bitexact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** Reduces the colours without dithering, which keeps the file small. */
const fewColours =
  '[0]split[a][b];[a]palettegen=max_colors=48:stats_mode=single[p];[b][p]paletteuse=dither=none';

/** Writes the preview image of each page. */
export async function writeSocialCards(): Promise<void> {
  const folder = join(webRootDir, 'social');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), 'social-'));
  const screen = await openSvgRasterizer(cardWidth, cardHeight);
  for (const [place, [name, title]] of Object.entries(socialTitles).entries()) {
    const drawn = join(work, `${name}.png`);
    await writeFile(drawn, await screen.show(socialCard(title, place)));
    await ffmpeg(
      '-i',
      drawn,
      '-filter_complex',
      fewColours,
      '-compression_level',
      '100',
      ...bitexact,
      join(folder, `${name}.png`),
    );
  }
  await screen.close();
  await rm(work, { recursive: true });
}
