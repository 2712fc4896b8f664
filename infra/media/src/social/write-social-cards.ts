import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bitexact, ffmpeg } from '../drawing/ffmpeg.ts';
import { openScreen } from '../drawing/screen.ts';
import { rootFolder } from '../media-folder.ts';
import { cardHeight, cardWidth, socialCard } from './social-card.ts';
import { socialTitles } from './titles.ts';

/** A few gold lines need few colours; without dithering the file stays small. */
const fewColours =
  '[0]split[a][b];[a]palettegen=max_colors=48:stats_mode=single[p];[b][p]paletteuse=dither=none';

/** Draws the picture of each page for where its address is shared. */
export async function writeSocialCards(): Promise<void> {
  const folder = join(rootFolder, 'social');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), 'social-'));
  const screen = await openScreen(cardWidth, cardHeight);
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
