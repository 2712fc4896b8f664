import type { Brand } from './schema/brand.ts';

/** The one place that names the product. Reserved example values: replace them with your own. */
export const brand: Brand = {
  name: 'AERA',
  slug: 'aera',
  jurisdiction: 'AERA Trust and Kingdom',
  email: 'contact@aera.example',
  phone: '+1 202 555 0134',
  bookingUrl: 'https://booking.example/aera/consultation',
  contactFormUrl: 'https://forms.example/aera/contact',
  copyrightYear: 2025,
};

/** Storage keys, event and file names that start with the brand: `brandKey('x')` is `aera-x`. */
export const brandKey = <const Name extends string>(name: Name): string => `${brand.slug}-${name}`;

/** Title of a page or PDF in its metadata: its own title and the brand's name. */
export const toDocumentTitle = (title: string): string => `${title} · ${brand.name}`;

/** Where stewards sign in. */
export const portalPath = `/${brand.slug}-sacrosanct-stewards`;
