import type { SessionDevice, SessionPlace } from '@aera/contracts';

/** Which browser it is: `Firefox on Linux`. */
export const deviceText = ({ browser, system }: SessionDevice): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser');

/** Where it is thought to be: `Bern, Switzerland`. */
export const placeText = ({ city, region, country }: SessionPlace): string =>
  [city ?? region, country].filter(Boolean).join(', ') || 'Place unknown';
