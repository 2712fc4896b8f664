import type { SessionDevice, SessionLocation } from '@aera/contracts';

/** Which browser it is: `Firefox on Linux`. */
export const formatDevice = ({ browser, system }: SessionDevice): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser');

/** Where it is thought to be: `Bern, Switzerland`. */
export const formatPlace = ({ city, region, country }: SessionLocation): string =>
  [city ?? region, country].filter(Boolean).join(', ') || 'Unknown location';
