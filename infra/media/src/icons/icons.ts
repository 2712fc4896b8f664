import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand, disclaimer } from '@aera/content';
import { colours } from '../drawing/picture.ts';
import { spaceEvenly, formatNumber } from '../drawing/path.ts';
import { openSvgRasterizer } from '../drawing/svg-rasterizer.ts';
import { webRootDir } from '../media-folder.ts';

const describePng = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** Web app manifest, with which phones can install the site. */
export const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: disclaimer.short,
  lang: 'en-GB',
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: colours.parchment,
  theme_color: colours.night,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    describePng('icon-192', 192),
    describePng('icon-512', 512),
    describePng('icon-maskable-512', 512, 'maskable'),
  ],
};

/** Purpose of an icon. A maskable icon may be cropped to its inner four fifths, so its mark is smaller. */
type IconPurpose = 'whole' | 'maskable';

const petals = spaceEvenly(0, 12, 13)
  .map(
    (month) =>
      `<path d="M0-16.5C2.3-13 2.3-9.5 0-6.5-2.3-9.5-2.3-13 0-16.5Z" transform="rotate(${formatNumber((month * 360) / 13)})"/>`,
  )
  .join('');

/** The thirteen petals in gold on the deep teal of the site. */
function drawIcon(size: number, purpose: IconPurpose): string {
  const halfSize = purpose === 'maskable' ? 27 : 21.5;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-halfSize} ${-halfSize} ${halfSize * 2} ${halfSize * 2}" fill="${colours.gold}">` +
    `<path fill="${colours.night}" d="M-40-40h80v80h-80z"/>${petals}<circle r="2.6"/></svg>`
  );
}

/** The touch icon of Apple, which rounds its corners, and the icons of the manifest. */
const icons: readonly (readonly [name: string, size: number, purpose: IconPurpose])[] = [
  ['apple-touch-icon', 180, 'whole'],
  ['icon-192', 192, 'whole'],
  ['icon-512', 512, 'whole'],
  ['icon-maskable-512', 512, 'maskable'],
];

/** Draws the icons of the site, and writes the manifest that names them. */
export async function writeIcons(): Promise<void> {
  await mkdir(webRootDir, { recursive: true });
  for (const [name, size, purpose] of icons) {
    const rasterizer = await openSvgRasterizer(size, size);
    await writeFile(join(webRootDir, `${name}.png`), await rasterizer.rasterize(drawIcon(size, purpose)));
    await rasterizer.close();
  }
  await writeFile(join(webRootDir, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
