import { createHash } from 'node:crypto';
import type { MergeReason } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { MergeReason };

/**
 * What can have happened to who is one person. Contacts are named by their ids alone: names and addresses stay in the leads, sealed
 * and erased with them.
 */
export type MergeEvent =
  | {
      type: 'ContactsMerged';
      data: {
        mergeId: string;
        /** The contact that provides the person's name. */
        kept: string;
        joined: readonly string[];
        stewardId: string;
        /** What spoke for it then; empty: a steward knew. */
        why: readonly MergeReason[];
        mergedAt: string;
      };
    }
  | { type: 'MergeUndone'; data: { mergeId: string; stewardId: string; takenBackAt: string } }
  /** One contact stands for itself again; the others of its person stay together. */
  | { type: 'ContactSplit'; data: { contactId: string; stewardId: string; splitAt: string } }
  /** None of the one is the same person as any of the other, as far as was known then. */
  | {
      type: 'ContactsMarkedDistinct';
      data: {
        distinctId: string;
        one: readonly string[];
        other: readonly string[];
        stewardId: string;
        markedDistinctAt: string;
      };
    }
  | { type: 'DistinctMarkUndone'; data: { distinctId: string; stewardId: string; takenBackAt: string } }
  /** The contact was erased: it leaves its person, and joins none again. */
  | { type: 'ErasedContactDetached'; data: { contactId: string; forgottenAt: string } };

/** Contacts that a steward has said are one person. */
export interface Merge {
  readonly mergeId: string;
  readonly kept: string;
  readonly contacts: readonly string[];
}

/** Who is one person: whichever contacts merges in force lead to from one another. */
export interface PersonGroups {
  /** In force, oldest first. */
  readonly merges: readonly Merge[];
  /** Pairs of sides marked as distinct, by the id of the mark. */
  readonly apart: readonly string[];
  /** Ids of all merges and tellings there have ever been, so that each is made once. */
  readonly known: readonly string[];
  /** Erased. */
  readonly forgotten: readonly string[];
}

export const noPersons = (): PersonGroups => ({ merges: [], apart: [], known: [], forgotten: [] });

export function evolvePersons(persons: PersonGroups, event: MergeEvent): PersonGroups {
  const { type, data } = event;
  const next = { ...persons, merges: evolveMerges(persons.merges, event) };
  switch (type) {
    case 'ContactsMerged':
      return { ...next, known: [...next.known, data.mergeId] };
    case 'ContactsMarkedDistinct':
      return { ...next, known: [...next.known, data.distinctId], apart: [...next.apart, data.distinctId] };
    case 'DistinctMarkUndone':
      return { ...next, apart: next.apart.filter((id) => id !== data.distinctId) };
    case 'ErasedContactDetached':
      return { ...next, forgotten: [...next.forgotten, data.contactId] };
    case 'MergeUndone':
    case 'ContactSplit':
      return next;
    default:
      return unreachable(type);
  }
}

/** The merges in force after an event. */
export function evolveMerges(merges: readonly Merge[], { type, data }: MergeEvent): readonly Merge[] {
  switch (type) {
    case 'ContactsMerged': {
      const { mergeId, kept, joined } = data;
      return [...merges, { mergeId, kept, contacts: [kept, ...joined] }];
    }
    case 'MergeUndone':
      return merges.filter(({ mergeId }) => mergeId !== data.mergeId);
    case 'ContactSplit':
    case 'ErasedContactDetached':
      return detachContact(merges, data.contactId);
    case 'ContactsMarkedDistinct':
    case 'DistinctMarkUndone':
      return merges;
    default:
      return unreachable(type);
  }
}

/** Detaches one contact. Its merges become one merge of all the others, so persons connected only through this contact stay merged. */
export function detachContact(merges: readonly Merge[], contactId: string): readonly Merge[] {
  const touched = merges.filter(({ contacts }) => contacts.includes(contactId));
  const last = touched.at(-1);
  if (!last) return merges;
  const left = [...new Set(touched.flatMap(({ contacts }) => contacts))].filter((id) => id !== contactId);
  const [first, second] = left;
  return merges.flatMap((merge) => {
    if (!touched.includes(merge)) return [merge];
    if (merge !== last || !first || !second) return [];
    return [{ ...merge, kept: merge.kept === contactId ? first : merge.kept, contacts: left }];
  });
}

/** A person of several contacts; `activeViews` is the one whose name they go by, which the latest merge decided. */
interface Person {
  readonly kept: string;
  readonly contacts: readonly string[];
}

/** The person of each contact that is merged with another. */
export function groupContacts(merges: readonly Merge[]): ReadonlyMap<string, Person> {
  const persons = new Map<string, Person>();
  for (const { kept, contacts } of merges) {
    const joined = contacts.flatMap((id) => persons.get(id)?.contacts ?? [id]);
    const person = { kept, contacts: [...new Set(joined)].toSorted() };
    for (const id of person.contacts) persons.set(id, person);
  }
  return persons;
}

/** Every contact of the person that a contact belongs to, itself among them. */
export const contactsOfPerson = (merges: readonly Merge[], contactId: string): readonly string[] =>
  groupContacts(merges).get(contactId)?.contacts ?? [contactId];

/** Short version of a set of contacts, for optimistic concurrency. */
export const previewVersionOf = (contacts: readonly string[]): string =>
  createHash('sha256')
    .update([...new Set(contacts)].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 32);
