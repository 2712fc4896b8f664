import type { RetentionPolicy } from '@aera/contracts';
import { retentionCopy } from './retention-copy.ts';

export type Kind = keyof RetentionPolicy;

/** From what goes first to what stays longest. */
export const kinds = ['addresses', 'facts', 'figures'] as const satisfies readonly Kind[];

/** As the contract has them; the spec beside holds the two together. */
export const limits: Readonly<Record<Kind, { readonly min: number; readonly max: number }>> = {
  addresses: { min: 1, max: 3650 },
  facts: { min: 7, max: 3650 },
  figures: { min: 30, max: 3650 },
};

/** What is typed, as it is typed. */
type Draft = Readonly<Record<Kind, string>>;
export type Errors = Readonly<Record<Kind, string | null>>;

export const toDraft = ({ addresses, facts, figures }: RetentionPolicy): Draft => ({
  addresses: String(addresses),
  facts: String(facts),
  figures: String(figures),
});

const copy = retentionCopy.form;

/** The policy that a draft stands for, or what is wrong with each field. */
export function readDraft(draft: Draft): { readonly policy: RetentionPolicy } | { readonly errors: Errors } {
  const [addresses, facts, figures] = kinds.map((kind) => parseDays(draft[kind], kind)) as [
    number | null,
    number | null,
    number | null,
  ];
  const wrong = (kind: Kind) => copy.whole(limits[kind].min, limits[kind].max);
  const over = (less: number | null, more: number | null) => less !== null && more !== null && less > more;
  const errors: Errors = {
    addresses:
      addresses === null ? wrong('addresses') : over(addresses, facts) ? copy.addressesOverFacts : null,
    facts: facts === null ? wrong('facts') : over(facts, figures) ? copy.factsOverFigures : null,
    figures: figures === null ? wrong('figures') : null,
  };
  if (addresses === null || facts === null || figures === null || kinds.some((kind) => errors[kind]))
    return { errors };
  return { policy: { addresses, facts, figures } };
}

function parseDays(text: string, kind: Kind): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return days >= limits[kind].min && days <= limits[kind].max ? days : null;
}

export const samePolicy = (one: RetentionPolicy, other: RetentionPolicy): boolean =>
  kinds.every((kind) => one[kind] === other[kind]);
