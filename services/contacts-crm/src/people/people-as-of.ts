import { isOfPersons } from '../contacts-event.ts';
import type { ContactsStore } from '../contacts-store.ts';
import { personsStream } from './merges/decide-merges.ts';
import { evolveMerges, type Merge, personsIn } from './merges/persons.ts';

/** Which contacts were one person at a moment, first the one whose name they went by. */
export const createPeopleAsOf =
  (store: Pick<ContactsStore, 'readStream'>) =>
  async (contactId: string, at: string): Promise<readonly string[]> => {
    const merges = (await store.readStream(personsStream))
      .filter(({ recordedAt }) => recordedAt <= at)
      .filter(isOfPersons)
      .reduce<readonly Merge[]>(
        (known, event) => (event.type === 'ContactErased' ? known : evolveMerges(known, event)),
        [],
      );
    const person = personsIn(merges).get(contactId);
    return person ? [...new Set([person.kept, ...person.contacts])] : [contactId];
  };

export type PeopleAsOf = ReturnType<typeof createPeopleAsOf>;
