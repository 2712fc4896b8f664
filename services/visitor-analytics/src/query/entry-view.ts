import type { VisitDimension } from '@aera/contracts';

/** What a visit's row does not hold: its first view `w` does, as long as facts are kept. */
const entryViewDimensions: Partial<Record<VisitDimension, string>> = {
  medium: `w.facts ->> 'medium'`,
  term: `w.facts ->> 'term'`,
  content: `w.facts ->> 'content'`,
  // A name alone may be that of several towns.
  city: `(w.facts ->> 'city') || coalesce(', ' || (w.facts ->> 'country'), '')`,
};

/** Whether a dimension is not in the hourly figures. */
export const isEntryViewDimension = (dimension: VisitDimension): boolean => dimension in entryViewDimensions;

/** The value that a visit `v` has in a dimension, the empty text for none. */
export const dimensionExpression = (dimension: VisitDimension): string => {
  const received = entryViewDimensions[dimension];
  return received ? `coalesce(${received}, '')` : `v.${dimension}`;
};

/**
 * Joins the first views `w` to visits `v` for dimensions that are stored with the view. @param days Condition on the day of a row `w`, so
 * that only its partitions are read.
 */
export const entryViewJoin = (dimensions: readonly VisitDimension[], days: () => string): string =>
  dimensions.some(isEntryViewDimension)
    ? `left join views w on w.day = v.day and w.id = v.id and ${days()}`
    : '';
