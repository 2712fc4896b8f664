import { type RejectionRow, sourceRejections } from '@aera/service-kit/testing';
import { describe, expect, it } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['article-not-found', 404, 'There is no article with this id.'],
  ['article-changed', 409, 'Somebody else has changed this article since you opened it.'],
  ['rules-changed', 409, 'Somebody else has changed the rules since you opened them.'],
  ['rules-contradict', 422, '“energy” stands in the synonyms twice.'],
  ['rules-contradict', 422, '“energy” is pinned twice.'],
  ['rules-contradict', 422, '“?” has no word in it.'],
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
