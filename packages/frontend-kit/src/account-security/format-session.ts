import type { SessionDevice, SessionLocation } from '@aera/contracts';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO instant as "Jul 4, 2025, 09:05 AM", in the reader's time zone. */
export const formatDate = (instant: string): string => format.format(new Date(instant));

/** The browser, such as `Firefox on Linux`. */
export const formatDevice = ({ browser, system }: SessionDevice): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser');

/** The approximate location, such as `Bern, Switzerland`. */
export const formatPlace = ({ city, region, country }: SessionLocation): string =>
  [city ?? region, country].filter(Boolean).join(', ') || 'Unknown location';
