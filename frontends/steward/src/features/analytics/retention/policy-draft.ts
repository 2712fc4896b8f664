import type { RetentionPolicy } from '@aera/contracts';
import { retentionCopy } from './retention-copy.ts';

export type Kind = keyof RetentionPolicy;

/** Shortest retention first. */
export const kinds = ['addresses', 'facts', 'figures'] as const satisfies readonly Kind[];

/** Must equal the contract; the spec compares them. */
export const limits: Readonly<Record<Kind, { readonly min: number; readonly max: number }>> = {
  addresses: { min: 1, max: 3650 },
  facts: { min: 7, max: 3650 },
  figures: { min: 30, max: 3650 },
};

/** The fields of the form. */
type Draft = Readonly<Record<Kind, string>>;
type Errors = Partial<Record<Kind, string>>;

export const toDraft = ({ addresses, facts, figures }: RetentionPolicy): Draft => ({
  addresses: String(addresses),
  facts: String(facts),
  figures: String(figures),
});

const copy = retentionCopy.form;

/** The policy of a draft; null while a field is invalid. */
export const parsePolicy = (draft: Draft): RetentionPolicy | null =>
  Object.keys(findErrors(draft)).length > 0
    ? null
    : {
        addresses: Number(draft.addresses),
        facts: Number(draft.facts),
        figures: Number(draft.figures),
      };

/** Errors by field: each period is within its limits and not longer than the next one. */
export function findErrors(draft: Draft): Errors {
  const errors: Errors = {};
  const days = Object.fromEntries(kinds.map((kind) => [kind, parseDays(draft[kind], kind)]));
  for (const kind of kinds)
    if (days[kind] === null) errors[kind] = copy.whole(limits[kind].min, limits[kind].max);
  if (isLonger(days['addresses'], days['facts'])) errors.addresses = copy.addressesOverFacts;
  if (isLonger(days['facts'], days['figures'])) errors.facts = copy.factsOverFigures;
  return errors;
}

const isLonger = (days: number | null | undefined, limit: number | null | undefined): boolean =>
  days != null && limit != null && days > limit;

function parseDays(text: string, kind: Kind): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return days >= limits[kind].min && days <= limits[kind].max ? days : null;
}

export const samePolicy = (one: RetentionPolicy, other: RetentionPolicy): boolean =>
  kinds.every((kind) => one[kind] === other[kind]);
