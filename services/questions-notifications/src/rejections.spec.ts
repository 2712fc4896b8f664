import { type RejectionRow, sourceRejections } from '@aera/service-kit/testing';
import { describe, expect, it } from 'vitest';

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

describe('rejections on the wire', () => {
  const source = sourceRejections(import.meta.dirname);

  it('have the listed codes and messages', () => {
    const fits = (code: string, pattern: RegExp) =>
      rows.some(([listed, , message]) => listed === code && pattern.test(message));
    expect(source.written.filter(({ code, pattern }) => !fits(code, pattern))).toEqual([]);
    const isWritten = ([code, , message]: RejectionRow) =>
      source.written.some((one) => one.code === code && one.pattern.test(message)) ||
      source.says(message.replace(/^“.*?”/u, ''));
    expect(rows.filter((row) => !isWritten(row))).toEqual([]);
  });

  it.for(rows)('%s is answered with %i', ([code, status]) => {
    expect(source.statuses[code] ?? 422).toBe(status);
  });
});
