import type { VisitDimension } from '@aera/contracts';
import { type HourlyDimension, hourlyDimensions } from '../visits/hourly-dimensions.ts';

/** Dimensions that are stored only with the first view `w` of a visit, as long as events are kept. */
const entryViewDimensions: Partial<Record<VisitDimension, string>> = {
  medium: `w.properties ->> 'medium'`,
  term: `w.properties ->> 'term'`,
  content: `w.properties ->> 'content'`,
  // Several cities may have the same name.
  city: `(w.properties ->> 'city') || coalesce(', ' || (w.properties ->> 'country'), '')`,
};

/** Whether a dimension is missing in the hourly metrics. */
export const isEntryViewDimension = (dimension: VisitDimension): boolean => dimension in entryViewDimensions;

/** SQL expression of a visit's value in a dimension other than `page`; empty for none. */
export const dimensionExpression = (dimension: VisitDimension): string => {
  const property = entryViewDimensions[dimension];
  return property ? `coalesce(${property}, '')` : `v.${hourlyDimensions[dimension as HourlyDimension]}`;
};

/**
 * Joins the first views `w` to visits `v` for dimensions that are stored with the view. @param days Condition on the day of a row `w`, so
 * that only its partitions are read.
 */
export const entryViewJoin = (dimensions: readonly VisitDimension[], days: () => string): string =>
  dimensions.some(isEntryViewDimension)
    ? `left join page_views w on w.day = v.day and w.id = v.id and ${days()}`
    : '';
