import { type contactsSchemas, LeadStatus } from '@aera/contracts/server';
import type { Condition } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { escapeLike } from '@aera/service-kit';
import type { z } from 'zod';

/** A filter of the list of leads. */
export interface LeadFilter {
  readonly status: 'all' | 'open' | LeadStatus;
  /** Id of the owner; null: unassigned; undefined: any. */
  readonly owner?: string | null | undefined;
  readonly snoozed: 'hide' | 'show' | 'only';
  readonly due: boolean;
  readonly minScore: number;
  readonly q?: string | undefined;
  readonly now: Date;
}

/** Returns the filter of a query, with relative times resolved at `now`. */
export const toLeadFilter = (
  { owner, due, ...rest }: z.output<typeof contactsSchemas.exportContactsCsv.query>,
  stewardId: string,
  now: Date,
): LeadFilter => ({
  ...rest,
  owner: { any: undefined, me: stewardId, unassigned: null }[owner],
  due: due === 'true',
  now,
});

/** Returns the conditions of a filter, the status apart: the counts per status ignore it. */
export function toFilterConditions(filter: LeadFilter): {
  status: Condition[];
  otherConditions: Condition[];
} {
  const { owner, due, minScore, now } = filter;
  const q = filter.q?.trim();
  const otherConditions: Condition[] = [...toSnoozeCondition(filter)];
  if (owner === null) otherConditions.push({ text: 'owner is null' });
  else if (owner !== undefined) otherConditions.push({ text: 'owner = $1', values: [owner] });
  if (due)
    otherConditions.push({ text: `coalesce(next_due_at, 'infinity') <= $1`, values: [now.toISOString()] });
  if (minScore > 0) otherConditions.push({ text: 'effective_score >= $1', values: [minScore] });
  if (q)
    otherConditions.push({
      text: '(name ilike $1 or email ilike $1 or subject ilike $1 or message ilike $1)',
      values: [`%${escapeLike(q)}%`],
    });
  return { status: toStatusCondition(filter), otherConditions };
}

/** The open leads of a steward whose next step is due before an instant. */
export const toOwnWorkCondition = (stewardId: string, dueBefore: string): Condition => ({
  text: `(owner = $1 and status <> 'closed' and coalesce(next_due_at, 'infinity') < $2)`,
  values: [stewardId, dueBefore],
});

/** Statuses that a filter includes. */
export const listStatuses = ({ status }: LeadFilter): readonly LeadStatus[] =>
  LeadStatus.options.filter(
    (each) => status === 'all' || (status === 'open' ? each !== 'closed' : each === status),
  );

const toStatusCondition = (filter: LeadFilter): Condition[] =>
  filter.status === 'all' ? [] : [{ text: 'status = any($1::text[])', values: [listStatuses(filter)] }];

function toSnoozeCondition({ snoozed, now }: LeadFilter): Condition[] {
  const values = [now.toISOString()];
  switch (snoozed) {
    case 'hide':
      return [{ text: '(snoozed_until is null or snoozed_until <= $1)', values }];
    case 'only':
      return [{ text: 'snoozed_until > $1', values }];
    case 'show':
      return [];
    default:
      return unreachable(snoozed);
  }
}
