import { type RejectionRow, sourceRejections } from './testing/source-rejections.ts';
import { describe, expect, it } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['not-rebuildable', 404, 'There is no consents to rebuild.'],
  ['rebuild-not-found', 404, 'There is no such rebuild.'],
  ['rebuild-under-way', 409, 'Another rebuild is under way: one at a time.'],
  ['rebuild-not-waiting', 409, 'This rebuild does not wait for a decision.'],
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
