import { z } from 'zod';

/** All paths that internal links may use. */
export const RoutePath = z.enum([
  '/',
  '/home',
  '/about',
  '/intro',
  '/how',
  '/trusts',
  '/authority',
  '/authority-sales',
  '/us-vs-them',
  '/protection',
  '/false-authorities',
  '/legal-protection',
  '/legal-battle',
  '/operations',
  '/home-awakening',
  '/full-notices',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/your-data',
  '/search',
  '/join',
  '/login',
  '/dashboard',
]);
export type RoutePath = z.infer<typeof RoutePath>;
