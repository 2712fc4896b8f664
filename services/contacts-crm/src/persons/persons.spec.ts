import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { type PersonsCommand, persons } from './decide-persons.ts';
import type { PersonsEvent } from './persons.ts';

const given = deciderSpecification(persons);
const now = 't2';
const stewardId = 's';

const merge = (
  mergeId: string,
  primaryId: string,
  mergedId: string,
  expectedContactIds?: readonly string[],
): PersonsCommand => ({
  type: 'MergeContacts',
  data: { mergeId, primaryId, mergedId, expectedContactIds, reasons: ['session'], stewardId },
  now,
});
const merged = (mergeId: string, primaryId: string, mergedId: string): PersonsEvent => ({
  type: 'ContactsMerged',
  data: { mergeId, primaryId, mergedIds: [mergedId], stewardId, reasons: ['session'], mergedAt: now },
});
const takeBack = (mergeId: string): PersonsCommand => ({
  type: 'UndoMerge',
  data: { mergeId, stewardId },
  now,
});
const takenBack = (mergeId: string): PersonsEvent => ({
  type: 'MergeUndone',
  data: { mergeId, stewardId, undoneAt: now },
});
const split = (contactId: string): PersonsCommand => ({
  type: 'SplitContact',
  data: { contactId, stewardId },
  now,
});
const splitOff = (contactId: string): PersonsEvent => ({
  type: 'ContactSplit',
  data: { contactId, stewardId, splitAt: now },
});
const markAsDistinct = (distinctId: string, one: string, other: string): PersonsCommand => ({
  type: 'MarkContactsDistinct',
  data: { distinctId, one, other, stewardId },
  now,
});
const markedDistinct = (distinctId: string, one: string[], other: string[]): PersonsEvent => ({
  type: 'ContactsMarkedDistinct',
  data: { distinctId, one, other, stewardId, markedDistinctAt: now },
});
const undoMarkAsDistinct = (distinctId: string): PersonsCommand => ({
  type: 'UndoDistinctMark',
  data: { distinctId, stewardId },
  now,
});
const detach = (contactId: string): PersonsCommand => ({
  type: 'DetachErasedContact',
  data: { contactId },
  now,
});
const detached = (contactId: string): PersonsEvent => ({
  type: 'ErasedContactDetached',
  data: { contactId, detachedAt: now },
});

describe('merging contacts', () => {
  it('merges them into one person with a reason', () =>
    given()
      .when(merge('m', 'a', 'b'))
      .then(merged('m', 'a', 'b')));

  it('adds nothing when they are already one person', () => {
    const history = [merged('m', 'a', 'b'), merged('n', 'b', 'c')];
    given(...history)
      .when(merge('o', 'a', 'b'))
      .thenNothing();
    given(...history)
      .when(merge('o', 'c', 'a'))
      .thenNothing();
    given()
      .when(merge('o', 'a', 'a'))
      .thenNothing();
  });

  it('is recorded once across retries, also after its undo', () => {
    given(merged('m', 'a', 'b'), takenBack('m'))
      .when(merge('m', 'a', 'b'))
      .thenNothing();
  });

  it('is rejected when the merged persons have changed since the preview', () => {
    given(merged('m', 'b', 'c'))
      .when(merge('n', 'a', 'b', ['a', 'b']))
      .thenRejected('person-changed');
    given(merged('m', 'b', 'c'))
      .when(merge('n', 'a', 'b', ['c', 'a', 'b']))
      .then(merged('n', 'a', 'b'));
  });

  it('is rejected for an erased contact', () => {
    given(detached('b'))
      .when(merge('m', 'a', 'b'))
      .thenRejected('contact-erased');
    given(detached('b'))
      .when(merge('m', 'b', 'a'))
      .thenRejected('contact-erased');
    given(detached('b'))
      .when(merge('m', 'a', 'c'))
      .then(merged('m', 'a', 'c'));
  });
});

describe('splitting', () => {
  it('undoes a whole merge, once', () => {
    given(merged('m', 'a', 'b'))
      .when(takeBack('m'))
      .then(takenBack('m'));
    given(merged('m', 'a', 'b'), takenBack('m'))
      .when(takeBack('m'))
      .thenNothing();
    given().when(takeBack('m')).thenRejected('merge-not-found');
    given(markedDistinct('x', ['a'], ['b']))
      .when(takeBack('x'))
      .thenRejected('merge-not-found');
  });

  it('splits off one contact and leaves the others merged', () => {
    const history = [merged('m', 'a', 'b'), merged('n', 'b', 'c')];
    given(...history)
      .when(split('b'))
      .then(splitOff('b'));
    given(...history, splitOff('b'))
      .when(merge('o', 'a', 'c'))
      .thenNothing();
    given(...history, splitOff('b'))
      .when(merge('o', 'a', 'b'))
      .then(merged('o', 'a', 'b'));
  });

  it('adds nothing for a contact that is not merged', () => given().when(split('a')).thenNothing());
});

describe('marking contacts as distinct', () => {
  it('applies to all current contacts of both persons', () =>
    given(merged('m', 'b', 'c'))
      .when(markAsDistinct('x', 'a', 'c'))
      .then(markedDistinct('x', ['a'], ['b', 'c'])));

  it('is not possible for one person', () =>
    given(merged('m', 'a', 'b'))
      .when(markAsDistinct('x', 'a', 'b'))
      .thenRejected('same-person'));

  it('is recorded once and undone once', () => {
    const received = markedDistinct('x', ['a'], ['b']);
    const back: PersonsEvent = {
      type: 'DistinctMarkUndone',
      data: { distinctId: 'x', stewardId, undoneAt: now },
    };
    given(received)
      .when(markAsDistinct('x', 'a', 'b'))
      .thenNothing();
    given(received).when(undoMarkAsDistinct('x')).then(back);
    given(received, back).when(undoMarkAsDistinct('x')).thenNothing();
    given().when(undoMarkAsDistinct('x')).thenRejected('distinct-mark-not-found');
    given(merged('m', 'a', 'b'))
      .when(undoMarkAsDistinct('m'))
      .thenRejected('distinct-mark-not-found');
  });

  it('does not prevent a later merge by a steward', () =>
    given(markedDistinct('x', ['a'], ['b']))
      .when(merge('m', 'a', 'b'))
      .then(merged('m', 'a', 'b')));
});

describe('detaching an erased contact', () => {
  it('is recorded once', () => {
    given().when(detach('a')).then(detached('a'));
    given(detached('a')).when(detach('a')).thenNothing();
  });

  it('leaves the others of its person merged, and they can be split', () => {
    const history = [merged('m', 'a', 'b'), merged('n', 'b', 'c'), detached('b')];
    given(...history)
      .when(merge('o', 'a', 'c'))
      .thenNothing();
    given(...history)
      .when(split('a'))
      .then(splitOff('a'));
    given(...history)
      .when(takeBack('n'))
      .then(takenBack('n'));
  });
});
