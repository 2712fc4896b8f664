import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openScreen } from '../drawing/screen.ts';
import { rootFolder } from '../media-folder.ts';
import { icon, type Room } from './icon.ts';
import { manifest } from './manifest.ts';

/** Apple's rounds its corners itself; the others are for the manifest. */
const icons: readonly (readonly [name: string, size: number, room: Room])[] = [
  ['apple-touch-icon', 180, 'whole'],
  ['icon-192', 192, 'whole'],
  ['icon-512', 512, 'whole'],
  ['icon-maskable-512', 512, 'maskable'],
];

/** Draws the icons of the site, and writes the manifest that names them. */
export async function writeIcons(): Promise<void> {
  await mkdir(rootFolder, { recursive: true });
  for (const [name, size, room] of icons) {
    const screen = await openScreen(size, size);
    await writeFile(join(rootFolder, `${name}.png`), await screen.show(icon(size, room)));
    await screen.close();
  }
  await writeFile(join(rootFolder, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
