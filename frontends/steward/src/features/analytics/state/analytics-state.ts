import { type QueryOf, type VisitDimension, visitDimensions, type readVisitFunnel } from '@aera/contracts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useUrlQuery } from '../../../shared/page/use-url-state.ts';
import { countDaysBetween, isCivilDate, maxDays, type Period, presets, type Range } from './range.ts';

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

/** UTC if the browser does not know it. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const defaultState = (): AnalyticsState => ({
  range: '30d',
  zone: localTimeZone(),
  bots: 'excluded',
  filters: {},
});

function isTimeZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const date = z.string().check(z.refine(isCivilDate));
const value = z.string().check(
  z.maxLength(2000),
  z.refine((text) => text.isWellFormed() && !text.includes('\0')),
);

/** URL parameters and their schemas. */
const query = {
  range: z.optional(z.enum(presets)),
  from: z.optional(date),
  to: z.optional(date),
  zone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone))),
  bots: z.optional(z.enum(botChoices)),
  ...(Object.fromEntries(visitDimensions.map((dimension) => [dimension, z.optional(value)])) as Record<
    VisitDimension,
    z.ZodMiniOptional<typeof value>
  >),
};

/** Parses URL parameters; invalid ones are skipped and named. */
export function readQuery<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  params: URLSearchParams,
): { readonly values: Partial<z.output<z.ZodMiniObject<Shape>>>; readonly invalidNames: readonly string[] } {
  const invalidNames: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const text = params.get(name);
    if (text === null) continue;
    const read = z.safeParse(schema as z.ZodMiniType, text);
    if (read.success) values[name] = read.data;
    else invalidNames.push(name);
  }
  return { values: values as Partial<z.output<z.ZodMiniObject<Shape>>>, invalidNames };
}

/** The state and the names of invalid parameters. */
export function readState(params: URLSearchParams): {
  state: AnalyticsState;
  invalidNames: readonly string[];
} {
  const defaults = defaultState();
  const { values, invalidNames } = readQuery(query, params);
  const { range, from, to, zone, bots, ...filters } = values;
  const hasCustomRange = [from, to].some((end) => end !== undefined);
  const custom = from && to && isRange({ from, to }) ? { from, to } : null;
  return {
    state: {
      range: custom ?? range ?? defaults.range,
      zone: zone ?? defaults.zone,
      bots: bots ?? defaults.bots,
      filters: filters as Filters,
    },
    invalidNames: hasCustomRange && !custom ? [...new Set([...invalidNames, 'from', 'to'])] : invalidNames,
  };
}

/** Whether the days are in order and within the maximum. */
export const isRange = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && countDaysBetween(from, to) < maxDays;

/** URL parameters; null for defaults. The zone is always present. */
export function writeState({ range, zone, bots, filters }: AnalyticsState): Record<string, string | null> {
  const defaults = defaultState();
  const custom = typeof range === 'string' ? null : range;
  return {
    range: custom || range === defaults.range ? null : (range as string),
    from: custom?.from ?? null,
    to: custom?.to ?? null,
    zone,
    bots: bots === defaults.bots ? null : bots,
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
  const { state, invalidNames } = useMemo(() => readState(params), [params]);

  /** Adds a history entry; keeps other parameters. */
  const change = (changes: Partial<AnalyticsState>) =>
    changeQuery((query) => writeState({ ...readState(query).state, ...changes }));

  return { state, invalidNames, change };
}
