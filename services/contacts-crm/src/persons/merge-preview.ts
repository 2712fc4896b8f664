import type { MergePreview } from '@aera/contracts';
import type { StewardNames } from '@aera/service-kit';
import type { LeadQueries } from '../leads/lead-queries.ts';
import type { LeadRow } from '../leads/leads-projection.ts';
import type { MergeContactQueries, People } from './person-queries.ts';
import type { DuplicateQueries } from './duplicate-queries.ts';
import { previewVersionOf } from './persons.ts';

interface Deps {
  readonly queries: Pick<LeadQueries, 'ofContacts'>;
  readonly stewards: Pick<StewardNames, 'lookup'>;
  readonly people: People;
  readonly contacts: MergeContactQueries;
  readonly duplicates: Pick<DuplicateQueries, 'between'>;
}

/** What a person would have, were the person of another contact joined to that of the first. */
export const createMergePreview =
  ({ queries, stewards, people, contacts, duplicates }: Deps) =>
  async (kept: string, joined: string): Promise<MergePreview> => {
    const [one, other] = await Promise.all([people.contactIdsOf(kept), people.contactIdsOf(joined)]);
    const already = one.includes(joined);
    const all = [...new Set([...one, ...other])];
    const [leads, personOf, reasons] = await Promise.all([
      queries.ofContacts(all),
      contacts.persons([kept, joined]),
      already ? [] : duplicates.between(one, other),
    ]);
    const open = leads.filter(({ status, quarantined }) => status !== 'closed' && !quarantined);
    const nameOf = await stewards.lookup(open.map(({ owner }) => owner));
    const named = (owner: string | null) => owner && nameOf(owner);
    return {
      seen: previewVersionOf(all),
      already,
      one: personOf(kept),
      other: already ? [] : personOf(joined),
      reasons,
      names: distinct(leads, ({ name }) => name),
      emails: distinct(leads, ({ email }) => email),
      sessions: distinct(leads, ({ sessionId }) => sessionId).length,
      messages: leads.length,
      owners: distinct(open, ({ owner }) => owner).map(nameOf),
      nextSteps: open.flatMap(({ id, subject, nextStep, nextDueAt, owner }) =>
        nextStep === null
          ? []
          : [{ id, subject, step: nextStep, dueAt: nextDueAt, owner: named(owner) || null }],
      ),
    };
  };

/** What differs, without what is missing or erased. */
const distinct = (leads: readonly LeadRow[], of: (lead: LeadRow) => string | null): string[] => [
  ...new Set(leads.map(of).filter((value): value is string => Boolean(value))),
];
