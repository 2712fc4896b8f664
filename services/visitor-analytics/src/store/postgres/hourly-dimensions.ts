import type { VisitDimension } from '@aera/contracts';
import type { VisitRow } from '../../visits/sessionize.ts';

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

/** Columns of `visits` by dimension other than `page`. */
export const dimensionColumns: Readonly<Record<Exclude<VisitDimension, 'page'>, keyof VisitRow>> = {
  ...hourlyDimensions,
  medium: 'medium',
  term: 'term',
  content: 'content',
  city: 'city',
};

export const isHourlyDimension = (dimension: VisitDimension): boolean =>
  dimension === 'page' || dimension in hourlyDimensions;
