import { type QueryOf, type VisitDimension, visitDimensions, type readVisitFunnel } from '@aera/contracts';
import { useClock } from '@aera/frontend-kit';
import { useMemo, useState } from 'react';
import { readLocalTimeZone } from '../../../shared/copy/format-date.ts';
import { createUrlFilter } from '../../../shared/page/url-filter.ts';
import { useUrlQuery } from '../../../shared/page/use-url-state.ts';
import {
  countDaysBetween,
  readCurrentMinute,
  isCivilDate,
  maxDays,
  type Period,
  presets,
  type Range,
  toDayRange,
} from './range.ts';

export const botChoices = ['excluded', 'only', 'included'] as const;
export type BotChoice = (typeof botChoices)[number];

/** One value per dimension; an empty text matches visits without a value. */
export type Filters = Readonly<Partial<Record<VisitDimension, string>>>;

/** The selected visits of all analytics pages. */
export interface AnalyticsState {
  readonly range: Range;
  readonly zone: string;
  readonly bots: BotChoice;
  readonly filters: Filters;
}

const defaultRange = '30d' as const;

export const createDefaultState = (): AnalyticsState => ({
  range: defaultRange,
  zone: readLocalTimeZone(),
  bots: 'excluded',
  filters: {},
});

function isTimeZone(zone: string): boolean {
  try {
    return (
      zone.length <= 60 &&
      /^[A-Za-z]/.test(zone) &&
      Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    );
  } catch {
    return false;
  }
}

/** Length and form of a value that the service accepts. */
const isValue = (text: string): boolean => text.length <= 2000 && text.isWellFormed() && !text.includes('\0');

/** The URL parameters except those of the dimensions, where an empty text has a meaning. */
const urlFilter = createUrlFilter({
  range: [defaultRange, ...presets],
  from: isCivilDate,
  to: isCivilDate,
  zone: isTimeZone,
  bots: botChoices,
});

/** Reads the state from URL parameters. Invalid ones are skipped. */
export function readState(params: URLSearchParams): AnalyticsState {
  const { range, from, to, zone, bots } = urlFilter.read({ get: (name) => params.get(name) });
  const filters = visitDimensions
    .map((dimension) => [dimension, params.get(dimension)] as const)
    .filter(([, value]) => value !== null && isValue(value));
  return {
    range: from && to && isAllowedRange({ from, to }) ? { from, to } : range,
    zone: zone || readLocalTimeZone(),
    bots,
    filters: Object.fromEntries(filters),
  };
}

/** Whether the days are in order and within the maximum. */
export const isAllowedRange = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && countDaysBetween(from, to) < maxDays;

/** URL parameters; null for defaults. The zone is always present. */
export function writeState({ range, zone, bots, filters }: AnalyticsState): Record<string, string | null> {
  const period = typeof range === 'string' ? { range, from: '', to: '' } : { range: defaultRange, ...range };
  return {
    ...urlFilter.toParams({ ...period, zone, bots }),
    ...Object.fromEntries(visitDimensions.map((dimension) => [dimension, filters[dimension] ?? null])),
  };
}

/** API query of the selected visits. */
export const toVisitQuery = (
  { bots, filters }: Pick<AnalyticsState, 'bots' | 'filters'>,
  { from, to }: Period,
): QueryOf<typeof readVisitFunnel> => ({ from, to, bots, ...filters });

/** The selected visits, from the URL. */
export function useAnalyticsState() {
  const { params, change: changeQuery } = useUrlQuery();
  const state = useMemo(() => readState(params), [params]);

  /** Adds a history entry; keeps other parameters. */
  const change = (changes: Partial<AnalyticsState>) =>
    changeQuery((query) => writeState({ ...readState(query), ...changes }));

  return { state, change };
}

/**
 * Unix time of the queries, in ms. Moves when the selected visits or the day change, and on refresh: queries up to the end of the day are
 * read at these times, so the previous period and the chart end at the time of their data.
 */
export function useQueryTime(state: AnalyticsState) {
  const today = useClock((date) => toDayRange('today', state.zone, date.getTime()).from);
  const selection = JSON.stringify([state, today]);
  const [read, setRead] = useState(() => ({ selection, now: readCurrentMinute() }));
  if (read.selection !== selection) setRead({ selection, now: readCurrentMinute() });
  return { now: read.now, refreshNow: () => setRead({ selection, now: readCurrentMinute() }) };
}
