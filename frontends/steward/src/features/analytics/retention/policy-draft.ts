import type { RetentionPolicy } from '@aera/contracts';
import { type DataClass, retentionCopy } from './retention-copy.ts';

/** Shortest retention first. */
export const dataClasses = ['ipAddresses', 'events', 'aggregates'] as const satisfies readonly DataClass[];

/** Limits of the contract in days; the spec compares them. */
export const limits: Readonly<Record<DataClass, { readonly min: number; readonly max: number }>> = {
  ipAddresses: { min: 1, max: 3650 },
  events: { min: 7, max: 3650 },
  aggregates: { min: 30, max: 3650 },
};

/** The texts of the fields. */
type Draft = Readonly<Record<DataClass, string>>;
type Errors = Partial<Record<DataClass, string>>;

export const toDraft = ({ ipAddresses, events, aggregates }: RetentionPolicy): Draft => ({
  ipAddresses: String(ipAddresses),
  events: String(events),
  aggregates: String(aggregates),
});

/** A draft as stored, with the policy that it is based on as JSON. A draft of another policy is outdated. */
export const emptyDraft = { ipAddresses: '', events: '', aggregates: '', base: '' };

const copy = retentionCopy.form;

/** The policy of a draft; null while a field is invalid. */
export const parsePolicy = (draft: Draft): RetentionPolicy | null =>
  Object.keys(findErrors(draft)).length > 0
    ? null
    : {
        ipAddresses: Number(draft.ipAddresses),
        events: Number(draft.events),
        aggregates: Number(draft.aggregates),
      };

/** Errors by field: a period outside its limits, or longer than the period of the next class. */
export function findErrors(draft: Draft): Errors {
  const errors: Errors = {};
  const days = Object.fromEntries(
    dataClasses.map((dataClass) => [dataClass, parseDays(draft[dataClass], dataClass)]),
  );
  for (const dataClass of dataClasses)
    if (days[dataClass] === null)
      errors[dataClass] = copy.wholeNumber(limits[dataClass].min, limits[dataClass].max);
  if (isLonger(days['ipAddresses'], days['events'])) errors.ipAddresses = copy.ipAddressesOverEvents;
  if (isLonger(days['events'], days['aggregates'])) errors.events = copy.eventsOverAggregates;
  return errors;
}

const isLonger = (days: number | null | undefined, limit: number | null | undefined): boolean =>
  days != null && limit != null && days > limit;

function parseDays(text: string, dataClass: DataClass): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return days >= limits[dataClass].min && days <= limits[dataClass].max ? days : null;
}

export const isSamePolicy = (one: RetentionPolicy, other: RetentionPolicy): boolean =>
  dataClasses.every((dataClass) => one[dataClass] === other[dataClass]);
