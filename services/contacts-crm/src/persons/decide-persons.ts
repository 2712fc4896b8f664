import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  evolvePersons,
  listContactIds,
  type PersonsEvent,
  type MergeReason,
  initialPersons,
  type PersonGroups,
} from './persons.ts';

export type PersonsCommand =
  | {
      type: 'MergeContacts';
      data: {
        mergeId: string;
        /** The contact that provides the person's name. */
        primaryId: string;
        mergedId: string;
        /** All contacts of both persons in the steward's preview. The merge is rejected if they changed; without them nothing is checked. */
        expectedContactIds?: readonly string[] | undefined;
        reasons: readonly MergeReason[];
        stewardId: string;
      };
      now: string;
    }
  | { type: 'UndoMerge'; data: { mergeId: string; stewardId: string }; now: string }
  | { type: 'SplitContact'; data: { contactId: string; stewardId: string }; now: string }
  | {
      type: 'MarkContactsDistinct';
      data: { distinctId: string; one: string; other: string; stewardId: string };
      now: string;
    }
  | { type: 'UndoDistinctMark'; data: { distinctId: string; stewardId: string }; now: string }
  | { type: 'DetachErasedContact'; data: { contactId: string }; now: string };

type CommandOf<Type extends PersonsCommand['type']> = Extract<PersonsCommand, { type: Type }>;

const reject = rejections({
  'contact-erased': ['conflict', 'You can’t merge an erased contact.'],
  'person-changed': ['stale', 'Someone else merged or split one of these contacts.'],
  'merge-not-found': ['not-found', 'Merge not found.'],
  'distinct-mark-not-found': ['not-found', '“Not a duplicate” mark not found.'],
  'same-person': ['conflict', 'These contacts are merged. Split them first.'],
});

export const contactErased = () => reject('contact-erased');
export const personChanged = () => reject('person-changed');

/** Returns no events when nothing changes, so commands are idempotent. */
function decidePersons(command: PersonsCommand, persons: PersonGroups): PersonsEvent[] {
  const { merges, usedMergeIds, usedDistinctIds, distinctIds, erasedIds } = persons;
  const { now } = command;
  switch (command.type) {
    case 'MergeContacts':
      return merge(command, persons);
    case 'UndoMerge': {
      const { data } = command;
      if (!usedMergeIds.includes(data.mergeId)) throw reject('merge-not-found');
      if (!merges.some(({ mergeId }) => mergeId === data.mergeId)) return [];
      return [{ type: 'MergeUndone', data: { ...data, undoneAt: now } }];
    }
    case 'SplitContact': {
      const { data } = command;
      if (listContactIds(merges, data.contactId).length === 1) return [];
      return [{ type: 'ContactSplit', data: { ...data, splitAt: now } }];
    }
    case 'MarkContactsDistinct': {
      const { data } = command;
      if (usedDistinctIds.includes(data.distinctId)) return [];
      const [one, other] = [listContactIds(merges, data.one), listContactIds(merges, data.other)];
      if (one.includes(data.other)) throw reject('same-person');
      return [{ type: 'ContactsMarkedDistinct', data: { ...data, one, other, markedDistinctAt: now } }];
    }
    case 'UndoDistinctMark': {
      const { data } = command;
      if (!usedDistinctIds.includes(data.distinctId)) throw reject('distinct-mark-not-found');
      if (!distinctIds.includes(data.distinctId)) return [];
      return [{ type: 'DistinctMarkUndone', data: { ...data, undoneAt: now } }];
    }
    case 'DetachErasedContact': {
      const { data } = command;
      if (erasedIds.includes(data.contactId)) return [];
      return [{ type: 'ErasedContactDetached', data: { ...data, detachedAt: now } }];
    }
    default:
      return unreachable(command);
  }
}

function merge(
  { data, now }: CommandOf<'MergeContacts'>,
  { merges, usedMergeIds, erasedIds }: PersonGroups,
): PersonsEvent[] {
  const { mergeId, primaryId, mergedId, expectedContactIds, reasons, stewardId } = data;
  const primaryIds = listContactIds(merges, primaryId);
  if (usedMergeIds.includes(mergeId) || primaryIds.includes(mergedId)) return [];
  if (erasedIds.includes(primaryId) || erasedIds.includes(mergedId)) throw contactErased();
  const contactIds = [...primaryIds, ...listContactIds(merges, mergedId)];
  if (expectedContactIds && !hasSameMembers(contactIds, expectedContactIds)) throw personChanged();
  return [
    {
      type: 'ContactsMerged',
      data: { mergeId, primaryId, mergedIds: [mergedId], stewardId, reasons, mergedAt: now },
    },
  ];
}

const hasSameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const persons: Decider<PersonsCommand, PersonsEvent, PersonGroups> = {
  initial: initialPersons,
  evolve: evolvePersons,
  decide: decidePersons,
};
