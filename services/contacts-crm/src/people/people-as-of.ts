import type { EventStore } from '@aera/event-store';
import { personsStream } from './merges/persons-stream.ts';
import { evolveMerges, type Merge, personsIn } from './merges/persons.ts';

/** Which contacts were one person at a moment, first the one whose name they went by. */
export const createPeopleAsOf =
  (store: Pick<EventStore, 'stream'>) =>
  async (contactId: string, at: string): Promise<readonly string[]> => {
    const merges = (await store.stream(personsStream).read())
      .filter(({ recordedAt }) => recordedAt <= at)
      .reduce<readonly Merge[]>((known, event) => evolveMerges(known, event), []);
    const person = personsIn(merges).get(contactId);
    return person ? [...new Set([person.kept, ...person.contacts])] : [contactId];
  };

export type PeopleAsOf = ReturnType<typeof createPeopleAsOf>;
