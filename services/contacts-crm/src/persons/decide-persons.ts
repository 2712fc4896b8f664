import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  contactsOfPerson,
  evolvePersons,
  type MergeEvent,
  type MergeReason,
  noPersons,
  type PersonGroups,
  previewVersionOf,
} from './persons.ts';

export type MergeCommand =
  | {
      type: 'MergeContacts';
      data: {
        mergeId: string;
        /** Of the person whose name stays. */
        kept: string;
        joined: string;
        /** Identifies the preview that the steward saw (`previewVersionOf`); without it the current contacts are merged. */
        seen?: string | undefined;
        why: readonly MergeReason[];
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

type CommandOf<Type extends MergeCommand['type']> = Extract<MergeCommand, { type: Type }>;

const reject = rejections({
  'contact-erased': ['conflict', 'You can’t merge an erased contact.'],
  'person-changed': ['stale', 'Someone else merged or split one of these contacts.'],
  'merge-not-found': ['not-found', 'Merge not found.'],
  'same-person': ['conflict', 'These contacts are merged. Split them first.'],
});

const rejectApart = rejections({ 'merge-not-found': ['not-found', '“Not a duplicate” mark not found.'] });

export const contactErased = () => reject('contact-erased');

/** No events means "accepted, nothing new". */
function decideMerges(command: MergeCommand, persons: PersonGroups): MergeEvent[] {
  switch (command.type) {
    case 'MergeContacts':
      return merge(command, persons);
    case 'UndoMerge':
      return takeBack(command, persons);
    case 'SplitContact':
      return split(command, persons);
    case 'MarkContactsDistinct':
      return tellApart(command, persons);
    case 'UndoDistinctMark':
      return takeApartBack(command, persons);
    case 'DetachErasedContact':
      return forget(command, persons);
    default:
      return unreachable(command);
  }
}

function merge(
  { data, now }: CommandOf<'MergeContacts'>,
  { merges, known, forgotten }: PersonGroups,
): MergeEvent[] {
  const { mergeId, kept, joined, seen, why, stewardId } = data;
  const person = contactsOfPerson(merges, kept);
  if (known.includes(mergeId) || person.includes(joined)) return [];
  if (forgotten.includes(kept) || forgotten.includes(joined)) throw contactErased();
  if (seen !== undefined && seen !== previewVersionOf([...person, ...contactsOfPerson(merges, joined)]))
    throw reject('person-changed');
  return [
    { type: 'ContactsMerged', data: { mergeId, kept, joined: [joined], stewardId, why, mergedAt: now } },
  ];
}

function takeBack({ data, now }: CommandOf<'UndoMerge'>, { merges, known }: PersonGroups): MergeEvent[] {
  if (!known.includes(data.mergeId)) throw reject('merge-not-found');
  if (!merges.some(({ mergeId }) => mergeId === data.mergeId)) return [];
  return [{ type: 'MergeUndone', data: { ...data, takenBackAt: now } }];
}

const split = ({ data, now }: CommandOf<'SplitContact'>, { merges }: PersonGroups): MergeEvent[] =>
  contactsOfPerson(merges, data.contactId).length === 1
    ? []
    : [{ type: 'ContactSplit', data: { ...data, splitAt: now } }];

function tellApart(
  { data, now }: CommandOf<'MarkContactsDistinct'>,
  { merges, known }: PersonGroups,
): MergeEvent[] {
  const { distinctId, stewardId } = data;
  if (known.includes(distinctId)) return [];
  const [one, other] = [contactsOfPerson(merges, data.one), contactsOfPerson(merges, data.other)];
  if (one.includes(data.other)) throw reject('same-person');
  return [
    { type: 'ContactsMarkedDistinct', data: { distinctId, one, other, stewardId, markedDistinctAt: now } },
  ];
}

function takeApartBack(
  { data, now }: CommandOf<'UndoDistinctMark'>,
  { known, apart }: PersonGroups,
): MergeEvent[] {
  if (!known.includes(data.distinctId)) throw rejectApart('merge-not-found');
  if (!apart.includes(data.distinctId)) return [];
  return [{ type: 'DistinctMarkUndone', data: { ...data, takenBackAt: now } }];
}

const forget = ({ data, now }: CommandOf<'DetachErasedContact'>, { forgotten }: PersonGroups): MergeEvent[] =>
  forgotten.includes(data.contactId)
    ? []
    : [{ type: 'ErasedContactDetached', data: { ...data, forgottenAt: now } }];

export const persons: Decider<MergeCommand, MergeEvent, PersonGroups> = {
  initial: noPersons,
  evolve: evolvePersons,
  decide: decideMerges,
};
