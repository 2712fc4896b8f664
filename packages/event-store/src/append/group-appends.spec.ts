import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAppendsByStream } from './group-appends.ts';

const append = (streamId: string, expected: number | null, events = 1) => ({
  streamId,
  expected,
  rows: Array.from({ length: events }, () => 'row'),
});

const summary = (groups: ReturnType<typeof groupAppendsByStream>) =>
  groups.map(({ streamId, base, size }) => ({ streamId, base, size }));

describe('grouping appends', () => {
  it('makes one group per stream', () => {
    expect(summary(groupAppendsByStream([append('a', 0), append('b', 3, 2)]))).toEqual([
      { streamId: 'a', base: 0, size: 1 },
      { streamId: 'b', base: 3, size: 2 },
    ]);
  });

  it('chains appends that expect the revision after the previous one', () => {
    expect(
      summary(groupAppendsByStream([append('a', 4, 2), append('a', 6), append('a', null), append('a', 8)])),
    ).toEqual([{ streamId: 'a', base: 4, size: 5 }]);
  });

  it('omits appends that compete for the same revision', () => {
    expect(summary(groupAppendsByStream([append('a', 4), append('a', 4), append('a', 9)]))).toEqual([
      { streamId: 'a', base: 4, size: 1 },
    ]);
  });

  it('does not chain to a stream whose revision is unknown', () => {
    expect(summary(groupAppendsByStream([append('a', null), append('a', 1), append('a', null)]))).toEqual([
      { streamId: 'a', base: null, size: 2 },
    ]);
  });

  it('equals sequential appends whenever its assumption is true', () => {
    const appends = fc.array(fc.tuple(fc.option(fc.nat(6)), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(appends, (list) => {
        const asked = list.map(([expected, events]) => append('a', expected, events));
        const [group] = groupAppendsByStream(asked);
        let revision = group!.base ?? 0;
        const serial = asked.filter((one) => {
          const fits = one.expected === null || (group!.base !== null && one.expected === revision);
          if (fits) revision += one.rows.length;
          return fits;
        });
        expect(group!.appends).toEqual(serial);
      }),
    );
  });
});
