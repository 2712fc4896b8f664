import type { MergeReason } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { MergeReason };

/** Events of persons. They contain contact ids only: names and e-mail addresses stay in the leads, encrypted and erased with them. */
export type PersonsEvent =
  | {
      type: 'ContactsMerged';
      data: {
        mergeId: string;
        /** The contact that provides the person's name. */
        primaryId: string;
        mergedIds: readonly string[];
        stewardId: string;
        /** Signals at the time of the merge; empty if there were none. */
        reasons: readonly MergeReason[];
        mergedAt: string;
      };
    }
  | { type: 'MergeUndone'; data: { mergeId: string; stewardId: string; undoneAt: string } }
  /** The other contacts of the person stay merged. */
  | { type: 'ContactSplit'; data: { contactId: string; stewardId: string; splitAt: string } }
  /** No contact of `one` is the same person as a contact of `other`. */
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
  | { type: 'DistinctMarkUndone'; data: { distinctId: string; stewardId: string; undoneAt: string } }
  /** An erased contact leaves its person and cannot be merged again. */
  | { type: 'ErasedContactDetached'; data: { contactId: string; detachedAt: string } };

export interface Merge {
  readonly mergeId: string;
  readonly primaryId: string;
  readonly contactIds: readonly string[];
}

/** Contacts connected by active merges are one person. */
export interface PersonGroups {
  /** Active merges, oldest first. */
  readonly merges: readonly Merge[];
  /** Ids of active distinct marks. */
  readonly distinctIds: readonly string[];
  /** Ids of all merges and of all distinct marks ever recorded, so that commands are idempotent. */
  readonly usedMergeIds: readonly string[];
  readonly usedDistinctIds: readonly string[];
  readonly erasedIds: readonly string[];
}

export const initialPersons = (): PersonGroups => ({
  merges: [],
  distinctIds: [],
  usedMergeIds: [],
  usedDistinctIds: [],
  erasedIds: [],
});

export function evolvePersons(persons: PersonGroups, event: PersonsEvent): PersonGroups {
  const { type, data } = event;
  const next = { ...persons, merges: evolveMerges(persons.merges, event) };
  switch (type) {
    case 'ContactsMerged':
      return { ...next, usedMergeIds: [...next.usedMergeIds, data.mergeId] };
    case 'ContactsMarkedDistinct':
      return {
        ...next,
        usedDistinctIds: [...next.usedDistinctIds, data.distinctId],
        distinctIds: [...next.distinctIds, data.distinctId],
      };
    case 'DistinctMarkUndone':
      return { ...next, distinctIds: next.distinctIds.filter((id) => id !== data.distinctId) };
    case 'ErasedContactDetached':
      return { ...next, erasedIds: [...next.erasedIds, data.contactId] };
    case 'MergeUndone':
    case 'ContactSplit':
      return next;
    default:
      return unreachable(type);
  }
}

/** Returns the active merges after an event. */
export function evolveMerges(merges: readonly Merge[], { type, data }: PersonsEvent): readonly Merge[] {
  switch (type) {
    case 'ContactsMerged': {
      const { mergeId, primaryId, mergedIds } = data;
      return [...merges, { mergeId, primaryId, contactIds: [primaryId, ...mergedIds] }];
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
  const affected = merges.filter(({ contactIds }) => contactIds.includes(contactId));
  const latest = affected.at(-1);
  if (!latest) return merges;
  const contactIds = [...new Set(affected.flatMap((merge) => merge.contactIds))].filter(
    (id) => id !== contactId,
  );
  const [first, second] = contactIds;
  return merges.flatMap((merge) => {
    if (!affected.includes(merge)) return [merge];
    if (merge !== latest || !first || !second) return [];
    return [{ ...merge, primaryId: merge.primaryId === contactId ? first : merge.primaryId, contactIds }];
  });
}

/** A person of several contacts. The latest merge determines the primary contact. */
interface Person {
  readonly primaryId: string;
  readonly contactIds: readonly string[];
}

/** Returns the person of each merged contact, by contact id. */
export function groupContacts(merges: readonly Merge[]): ReadonlyMap<string, Person> {
  const persons = new Map<string, Person>();
  for (const { primaryId, contactIds } of merges) {
    const connectedIds = contactIds.flatMap((id) => persons.get(id)?.contactIds ?? [id]);
    const person = { primaryId, contactIds: [...new Set(connectedIds)].toSorted() };
    for (const id of person.contactIds) persons.set(id, person);
  }
  return persons;
}

/** Returns all contacts of the person that a contact belongs to, including the contact. */
export const listContactIds = (merges: readonly Merge[], contactId: string): readonly string[] =>
  groupContacts(merges).get(contactId)?.contactIds ?? [contactId];
