import { expectRejections, type RejectionRow } from '@aera/service-kit/testing';
import { it } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['question-not-found', 404, 'Question not found.'],
  ['change-not-found', 404, 'This change can’t be undone anymore.'],
  ['notification-not-found', 404, 'Notification not found.'],
  ['question-already-answered', 409, 'This question has already been answered. Your answer was not sent.'],
  ['question-withdrawn', 409, 'The user withdrew this question.'],
  ['question-not-answered', 409, 'This question has no answer yet.'],
  ['question-not-answered', 409, 'This question has no answer yet.'],
  ['question-erased', 409, 'The author of this question was erased. The answer can only be unpublished.'],
  ['question-assignment-conflict', 409, 'This question is now assigned to someone else.'],
  ['information-already-requested', 409, 'Information has already been requested.'],
  ['no-information-requested', 409, 'Our experts haven’t asked for more information.'],
  ['answer-changed', 409, 'Someone else edited this answer.'],
];

it('declares exactly these rejections', () => expectRejections(rows, () => import('./service.ts')));
