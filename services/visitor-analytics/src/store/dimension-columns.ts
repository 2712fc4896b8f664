import type { VisitDimension } from '@aera/contracts';
import type { VisitRow } from '../visits/sessionize.ts';

/** The column of `visits` for each dimension with hourly totals in PostgreSQL. `page` has them too, but no column. */
export const hourlyDimensionColumns = {
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

/** The column of `visits` for each dimension but `page`, in both stores. */
export const dimensionColumns: Readonly<Record<Exclude<VisitDimension, 'page'>, keyof VisitRow>> = {
  ...hourlyDimensionColumns,
  medium: 'medium',
  term: 'term',
  content: 'content',
  city: 'city',
};

export const isHourlyDimension = (dimension: VisitDimension): boolean =>
  dimension === 'page' || dimension in hourlyDimensionColumns;
