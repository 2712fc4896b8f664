import { expectRejections, type RejectionRow } from '@aera/service-kit/testing';
import { it } from 'vitest';

/** Every business rejection of the HTTP API: code, status and example message. */
const rows: readonly RejectionRow[] = [
  ['bulk-not-found', 404, 'Bulk action not found.'],
  ['lead-not-found', 404, 'Contact not found.'],
  ['merge-not-found', 404, 'Merge not found.'],
  ['distinct-mark-not-found', 404, '“Not a duplicate” mark not found.'],
  ['score-rules-unknown', 404, 'Rules version not found.'],
  ['view-not-found', 404, 'View not found.'],
  ['bulk-id-taken', 409, 'Another action already uses this ID.'],
  ['bulk-empty', 409, 'No contacts to change.'],
  ['bulk-too-large', 409, 'More than 10,000 contacts match. Narrow your filters and run it in parts.'],
  ['bulk-ended', 409, 'This action is done. You can only undo it.'],
  ['bulk-running', 409, 'This action is still running. Cancel it or wait for it to finish.'],
  ['bulk-not-undoable', 409, 'You can’t undo this action as a whole.'],
  ['nothing-to-undo', 409, 'Nothing to undo.'],
  ['lead-assignment-conflict', 409, 'This contact is now assigned to someone else.'],
  ['lead-next-step-conflict', 409, 'Someone else changed the next step of this contact.'],
  ['lead-erased', 409, 'You can’t add notes or next steps to an erased contact.'],
  ['lead-changed', 409, 'Someone else updated this contact.'],
  ['erasure-of-another', 409, 'This erasure was started for a different person.'],
  ['erasure-unfinished', 409, 'Some services haven’t responded yet.'],
  ['erasure-unfinished', 409, 'The erasure hasn’t started.'],
  ['contact-erased', 409, 'You can’t merge an erased contact.'],
  ['contact-quarantined', 409, 'You can’t merge a quarantined message. Release it first.'],
  ['person-changed', 409, 'Someone else merged or split one of these contacts.'],
  ['same-person', 409, 'These contacts are merged. Split them first.'],
  ['same-person', 409, 'Both messages are already from the same contact.'],
  ['score-rules-changed', 409, 'Someone else changed the rules since you opened them.'],
  ['views-full', 409, 'You’ve reached the limit of 50 views. Delete one to save another.'],
  ['view-name-taken', 409, 'You already have a view with this name.'],
  ['snooze-until-in-past', 400, 'Choose a time in the future.'],
  ['identity-not-confirmed', 422, 'Confirm that the address belongs to this person first.'],
];

it('declares exactly these rejections', () => expectRejections(rows, () => import('./service.ts')));
