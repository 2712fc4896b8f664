import type { ConsentRecord } from '@aera/contracts';
import { consentsWords } from './consents-copy.ts';

/** City, region and country as far as they are known, joined with commas. */
export const locationOf = (geolocation: ConsentRecord['geolocation']): string =>
  [geolocation?.city, geolocation?.region, geolocation?.country].filter(Boolean).join(', ') ||
  consentsWords.unknown;
