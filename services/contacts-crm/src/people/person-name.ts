import type { LeadRow } from '../leads/lead-rows.ts';
import type { FoundPerson } from './find-person.ts';

/**
 * What a person goes by: the latest name of the contact that keeps its name, the first of them, else of whichever has one, else what
 * they are called elsewhere; empty for whoever has no name at all.
 */
export function nameOfPerson(
  newestFirst: readonly Pick<LeadRow, 'contactId' | 'name'>[],
  { contactIds: [kept], calledElsewhere }: Pick<FoundPerson, 'contactIds' | 'calledElsewhere'>,
): string {
  const named = newestFirst.filter(({ name }) => name !== '');
  return (named.find(({ contactId }) => contactId === kept) ?? named[0])?.name ?? calledElsewhere;
}
