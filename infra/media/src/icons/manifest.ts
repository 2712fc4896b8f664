import { brand, disclaimer } from '@aera/content';
import { colours } from '../drawing/colours.ts';

const png = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** What a phone needs to keep the site among its apps. */
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
    png('icon-192', 192),
    png('icon-512', 512),
    png('icon-maskable-512', 512, 'maskable'),
  ],
};
