import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from '../media-folder.ts';
import { pictures } from './index.ts';

/** Writes every picture as an SVG file. */
export async function writePictures(): Promise<void> {
  const folder = join(mediaFolder, 'pictures');
  await mkdir(folder, { recursive: true });
  await Promise.all(pictures.map(({ name, svg }) => writeFile(join(folder, `${name}.svg`), svg)));
}
