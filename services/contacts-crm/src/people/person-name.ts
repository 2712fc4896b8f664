import type { LeadRow } from '../leads/lead-rows.ts';

/** What a person goes by: the latest name of the contact that keeps its name, the first of them, else of whichever has one. */
export function nameOfPerson(
  newestFirst: readonly Pick<LeadRow, 'contactId' | 'name'>[],
  [kept]: readonly string[],
): string {
  const named = newestFirst.filter(({ name }) => name !== '');
  return (named.find(({ contactId }) => contactId === kept) ?? named[0])?.name ?? '';
}
