import { compareRejections, type RejectionRow } from '@aera/service-kit/testing';
import { expect, it, vi } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['question-not-found', 404, 'There is no question with this id.'],
  ['change-not-found', 404, 'There is no change with this id that could be undone.'],
  ['notification-not-found', 404, 'There is no notification with this id.'],
  ['question-already-answered', 409, 'This question has already been answered. Your answer was not sent.'],
  ['question-withdrawn', 409, 'Whoever asked this question has taken it back.'],
  ['question-not-answered', 409, 'This question has no answer at the moment.'],
  ['question-not-answered', 409, 'This question has no answer yet.'],
  ['question-assigned-elsewhere', 409, 'Somebody else has this question now.'],
  ['information-already-requested', 409, 'More information has already been asked for.'],
  ['no-information-requested', 409, 'Nothing is asked of you at the moment.'],
  ['answer-changed', 409, 'Somebody else has changed this answer in the meantime.'],
];

it('declares exactly these rejections', async () => {
  vi.resetModules();
  await import('./service.ts');
  const { declaredRejections } = await import('@aera/event-store/decider');
  expect(compareRejections(declaredRejections(), rows)).toEqual({ unlisted: [], undeclared: [] });
});
