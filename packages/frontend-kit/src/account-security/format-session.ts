import type { SessionDevice, SessionLocation } from '@aera/contracts';

/** The browser, such as `Firefox on Linux`. */
export const formatDevice = ({ browser, system }: SessionDevice): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser');

/** The approximate location, such as `Bern, Switzerland`. */
export const formatPlace = ({ city, region, country }: SessionLocation): string =>
  [city ?? region, country].filter(Boolean).join(', ') || 'Unknown location';
