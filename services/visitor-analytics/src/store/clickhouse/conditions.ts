import { visitDimensions } from '@aera/contracts';
import { toUtcDay } from '../../hits/utc-day.ts';
import type { VisitQuery } from '../analytics-store.ts';
import { dimensionColumns } from '../dimension-columns.ts';
import { toStorableTime } from '../to-storable-time.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A time in a statement, as a parameter in milliseconds. */
export const timeParameter = (name: string): string => `fromUnixTimestamp64Milli({${name}: Int64}, 'UTC')`;

/** Condition on the start of a visit. */
export const inRange = `day between {first: Date} and {last: Date}
  and started_at >= ${timeParameter('from')} and started_at < ${timeParameter('to')}`;

export function rangeParameters(range: Range): Record<string, unknown> {
  const [from, to] = [toStorableTime(range.from), toStorableTime(range.to)];
  return { from, to, first: toUtcDay(from), last: toUtcDay(to) };
}

/** Condition on the visits of a query, and its parameters. */
export function visitConditions(asked: VisitQuery): {
  condition: string;
  parameters: Record<string, unknown>;
} {
  const conditions = [inRange];
  const parameters = rangeParameters(asked);
  if (asked.bots !== 'included') conditions.push(asked.bots === 'only' ? 'is_bot' : 'not is_bot');
  for (const dimension of visitDimensions) {
    const value = asked[dimension];
    if (value === undefined) continue;
    const name = `filter_${dimension}`;
    parameters[name] = value;
    conditions.push(
      dimension === 'page'
        ? `has(pages.path, {${name}: String})`
        : `${dimensionColumns[dimension]} = {${name}: String}`,
    );
  }
  return { condition: conditions.join(' and '), parameters };
}
