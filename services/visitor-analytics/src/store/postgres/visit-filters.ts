import { type VisitDimension, visitDimensions } from '@aera/contracts';
import { toUtcDay } from '../../hits/utc-day.ts';
import type { VisitQuery } from '../analytics-store.ts';
import { dimensionColumns } from '../dimension-columns.ts';

/** Whether the query filters by more than time and bots. */
export const hasFilters = (asked: VisitQuery): boolean =>
  visitDimensions.some((dimension) => asked[dimension] !== undefined);

/** Condition on `is_bot` of a row `v`. */
export const botCondition = ({ bots }: VisitQuery): string =>
  ({ excluded: 'not v.is_bot', only: 'v.is_bot', included: 'true' })[bots];

/** Condition on the day of a row, which restricts reads to the partitions of the range. */
export const dayCondition = (
  { from, to }: { from: string; to: string },
  { add }: Parameters,
  row = 'v',
): string => `${row}.day between ${add(toUtcDay(from))}::date and ${add(toUtcDay(to))}::date`;

/** Condition on a row `v` of `visits`. */
export function visitConditions(asked: VisitQuery, parameters: Parameters): string {
  const { add } = parameters;
  const filters = visitDimensions.flatMap((dimension) => {
    const value = asked[dimension];
    return value === undefined ? [] : [filter(dimension, value, parameters)];
  });
  return [
    dayCondition(asked, parameters),
    `v.started_at >= ${add(asked.from)}::timestamptz and v.started_at < ${add(asked.to)}::timestamptz`,
    botCondition(asked),
    ...filters,
  ].join(' and ');
}

const filter = (dimension: VisitDimension, value: string, { add }: Parameters): string =>
  dimension === 'page'
    ? `v.pages @> jsonb_build_array(jsonb_build_object('path', ${add(value)}::text))`
    : `v.${dimensionColumns[dimension]} = ${add(value)}`;

/** Collects the values of a statement. `add` returns the placeholder `$n` of a value. */
export interface Parameters {
  readonly values: unknown[];
  add(value: unknown): string;
}

export function createParameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}
