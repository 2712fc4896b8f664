import { type RejectionRow, sourceRejections } from '@aera/service-kit/testing';
import { describe, expect, it } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [['consent-not-found', 422, 'No consent has this id.']];

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
