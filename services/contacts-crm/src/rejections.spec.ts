import { compareRejections, type RejectionRow } from '@aera/service-kit/testing';
import { expect, it, vi } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['bulk-not-found', 404, 'There is no such action.'],
  ['lead-not-found', 404, 'There is no contact with this id.'],
  ['merge-not-found', 404, 'There is no merge with this id.'],
  ['merge-not-found', 404, 'Nothing with this id was told apart.'],
  ['score-rules-unknown', 404, 'There is no such version of the rules.'],
  ['view-not-found', 404, 'You have no such view.'],
  ['bulk-id-taken', 409, 'Another action has this id.'],
  ['bulk-empty', 409, 'There is no contact that this would change.'],
  ['bulk-too-large', 409, 'More than 10,000 contacts fit. Narrow the filter, and do it in parts.'],
  ['bulk-over', 409, 'This action is done: it can only be taken back.'],
  ['bulk-under-way', 409, 'This action is still under way. Cancel it, or let it end.'],
  ['bulk-not-undoable', 409, 'This action cannot be taken back as a whole.'],
  ['nothing-to-undo', 409, 'There is nothing to take back.'],
  ['lead-owned-elsewhere', 409, 'Somebody else has this contact now.'],
  ['lead-changed', 409, 'Somebody else has changed this contact in the meantime.'],
  ['erasure-of-another', 409, 'This erasure was begun for somebody else.'],
  ['erasure-unfinished', 409, 'Not every service was reached yet.'],
  ['erasure-unfinished', 409, 'The erasure was not begun.'],
  ['contact-erased', 409, 'An erased contact cannot be merged: nothing says who it was.'],
  ['contact-quarantined', 409, 'A message that waits in the quarantine cannot be merged. Release it first.'],
  ['person-changed', 409, 'Somebody else has merged or split one of them in the meantime.'],
  ['same-person', 409, 'They are one person now. Split them first.'],
  ['same-person', 409, 'Both messages are from the same contact.'],
  ['score-rules-changed', 409, 'Somebody else has changed the rules since you opened them.'],
  ['views-full', 409, 'You have 50 saved views. Delete one before you save another.'],
  ['view-name-taken', 409, 'You have a view of this name already.'],
  ['snooze-past', 400, 'Choose a time that is still to come.'],
  ['address-not-shown', 422, 'Whoever asks has to show first that the address is theirs.'],
];

it('declares exactly these rejections', async () => {
  vi.resetModules();
  await import('./service.ts');
  const { declaredRejections } = await import('@aera/event-store/decider');
  expect(compareRejections(declaredRejections(), rows)).toEqual({ unlisted: [], undeclared: [] });
});
