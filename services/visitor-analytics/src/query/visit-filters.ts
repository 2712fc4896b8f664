import { type VisitDimension, visitDimensions, type visitMetricsSchemas } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { z } from 'zod';
import { toUtcDay } from '../hits/partitions.ts';
import { entryViewJoin, dimensionExpression } from './entry-view.ts';

/** Range and filters of a query, as in the contract. */
export type VisitQuery = z.output<typeof visitMetricsSchemas.visitFunnel.query>;

/** Checked here, because a contract rule over two fields would name neither. */
export function assertRange({ from, to }: { from: string; to: string }): void {
  if (Date.parse(from) < Date.parse(to)) return;
  throw new HttpProblem(400, 'The end date must be after the start date', { code: 'invalid-request' });
}

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
): string =>
  `${row}.day between ${add(toUtcDay(Date.parse(from)))}::date and ${add(toUtcDay(Date.parse(to)))}::date`;

/** Source of the visits `v` of a query, joined with their first views if a filter needs those. */
export const visitsSource = (asked: VisitQuery, parameters: Parameters, by?: VisitDimension): string => {
  const needed = visitDimensions.filter((dimension) => dimension === by || asked[dimension] !== undefined);
  return `visits v ${entryViewJoin(needed, () => dayCondition(asked, parameters, 'w'))}`;
};

/** Condition on a row `v` of `visitsSource`. */
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
    : `${dimensionExpression(dimension)} = ${add(value)}`;

/** Returns the preceding range of equal length. */
export function previousPeriod<A extends { from: string; to: string }>(asked: A): A {
  const [from, to] = [Date.parse(asked.from), Date.parse(asked.to)];
  return { ...asked, from: new Date(from - (to - from)).toISOString(), to: new Date(from).toISOString() };
}

/** Collects the values of a statement. `add` returns the placeholder `$n` of a value. */
export interface Parameters {
  readonly values: unknown[];
  add(value: unknown): string;
}

export function parameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}
