import { fold } from '@aera/event-store/decider';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PersonsCommand, persons } from './decide-persons.ts';
import { listContactIds, type PersonGroups, groupContacts } from './persons.ts';

const contacts = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const aContact = fc.constantFrom(...contacts);
const stewardId = 's';
const now = 't';

const merge = (primaryId: string, mergedId: string, mergeId: string): PersonsCommand => ({
  type: 'MergeContacts',
  data: { mergeId, primaryId, mergedId, reasons: [], stewardId },
  now,
});
const pairs = fc.array(fc.tuple(aContact, aContact), { maxLength: 8 });
const anyCommand: fc.Arbitrary<PersonsCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(aContact, aContact, fc.uuid()).map((received) => merge(...received)) },
  aContact.map((contactId): PersonsCommand => ({
    type: 'SplitContact',
    data: { contactId, stewardId },
    now,
  })),
  aContact.map((contactId): PersonsCommand => ({ type: 'DetachErasedContact', data: { contactId }, now })),
);
const histories = fc.array(anyCommand, { maxLength: 14 });

/** Applies a command; a rejected command changes nothing. */
function after(state: PersonGroups, command: PersonsCommand): PersonGroups {
  try {
    return persons.decide(command, state).reduce(persons.evolve, state);
  } catch {
    return state;
  }
}
const afterAll = (commands: readonly PersonsCommand[]) => commands.reduce(after, fold(persons, []));
const partition = ({ merges }: PersonGroups) => contacts.map((id) => listContactIds(merges, id).join());
const getMerges = (received: readonly (readonly [string, string])[]) =>
  received.map(([primaryId, mergedId], at) => merge(primaryId, mergedId, `m${at}`));

describe('the persons', () => {
  it('do not depend on the order of merges, nor on the primary contact', () => {
    const shuffled = pairs.chain((received) =>
      fc.tuple(fc.constant(received), fc.shuffledSubarray(received, { minLength: received.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.boolean(), ([received, again], turned) => {
        const other = turned ? again.map(([one, two]) => [two, one] as const) : again;
        expect(partition(afterAll(getMerges(other)))).toEqual(partition(afterAll(getMerges(received))));
      }),
    );
  });

  it('are the same after repeated merges', () => {
    fc.assert(
      fc.property(pairs, (received) => {
        const once = afterAll(getMerges(received));
        const twice = getMerges([...received, ...received]).reduce(after, once);
        expect(partition(twice)).toEqual(partition(once));
      }),
    );
  });

  it('are as before once a merge is undone', () => {
    fc.assert(
      fc.property(histories, aContact, aContact, (history, primaryId, mergedId) => {
        const before = afterAll(history);
        const merged = after(before, merge(primaryId, mergedId, 'the last'));
        const back = after(merged, { type: 'UndoMerge', data: { mergeId: 'the last', stewardId }, now });
        expect(partition(back)).toEqual(partition(before));
      }),
    );
  });

  it('are as before once a separate contact is merged and split off again', () => {
    fc.assert(
      fc.property(histories, aContact, aContact, (history, primaryId, mergedId) => {
        const before = afterAll([
          ...history,
          { type: 'SplitContact', data: { contactId: mergedId, stewardId }, now },
        ]);
        const merged = after(before, merge(primaryId, mergedId, 'the last'));
        const back = after(merged, { type: 'SplitContact', data: { contactId: mergedId, stewardId }, now });
        expect(partition(back)).toEqual(partition(before));
      }),
    );
  });

  it('contain each contact once, and two contacts or more', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const all = [...new Set(groupContacts(afterAll(history).merges).values())];
        const members = all.flatMap((person) => person.contactIds);
        expect(new Set(members).size).toBe(members.length);
        for (const person of all) {
          expect(person.contactIds.length).toBeGreaterThan(1);
          expect(person.contactIds).toContain(person.primaryId);
        }
      }),
    );
  });

  it('lose only the contact that is split off or erased', () => {
    fc.assert(
      fc.property(histories, aContact, fc.boolean(), (history, contactId, erased) => {
        const before = afterAll(history);
        const leave: PersonsCommand = erased
          ? { type: 'DetachErasedContact', data: { contactId }, now }
          : { type: 'SplitContact', data: { contactId, stewardId }, now };
        const left = after(before, leave);
        for (const id of contacts.filter((each) => each !== contactId))
          expect(listContactIds(left.merges, id)).toEqual(
            listContactIds(before.merges, id).filter((each) => each !== contactId),
          );
        expect(listContactIds(left.merges, contactId)).toEqual([contactId]);
      }),
    );
  });

  it('never contain an erased contact', () => {
    fc.assert(
      fc.property(histories, histories, aContact, (history, later, contactId) => {
        const state = afterAll([
          ...history,
          { type: 'DetachErasedContact', data: { contactId }, now },
          ...later,
        ]);
        expect(listContactIds(state.merges, contactId)).toEqual([contactId]);
      }),
    );
  });
});
