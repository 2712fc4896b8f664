import type { VisitDimension } from '@aera/contracts';
import type { VisitRow } from './sessionize.ts';

/** Columns of `visits` by dimension; metrics by these dimensions are rolled up by the hour. */
export const hourlyDimensions = {
  source: 'source',
  channel: 'channel',
  campaign: 'campaign',
  entryPage: 'entry_page',
  exitPage: 'exit_page',
  country: 'country',
  device: 'device',
  browser: 'browser',
  os: 'os',
} as const satisfies Partial<Record<VisitDimension, keyof VisitRow>>;
export type HourlyDimension = keyof typeof hourlyDimensions;
