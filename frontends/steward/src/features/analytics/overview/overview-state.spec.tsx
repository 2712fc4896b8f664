import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRows, sorts, tableDimensions, tableNames, type Tables } from './breakdown/table-state.ts';
import { measures } from './chart/series.ts';
import { type OverviewState, readOverview, writeOverview } from './overview-state.ts';

const table = (name: keyof typeof tableDimensions) =>
  fc.record({
    by: fc.constantFrom(...tableDimensions[name]),
    sort: fc.constantFrom(...sorts),
    order: fc.constantFrom('ascending', 'descending'),
    rowCount: fc.integer({ min: 1, max: maxRows }),
    wide: fc.boolean(),
  });
const tables = fc.record(
  Object.fromEntries(tableNames.map((name) => [name, table(name)])),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Tables>;
const state: fc.Arbitrary<OverviewState> = fc.record({
  compare: fc.boolean(),
  measure: fc.constantFrom(...measures),
  view: fc.constantFrom('chart', 'table'),
  tables,
});

const toQueryText = (written: Record<string, string | null>) =>
  new URLSearchParams(
    Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== null),
  );

describe('overview state in the URL', () => {
  it('round-trips through the URL', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = new URLSearchParams(toQueryText(writeOverview(given)).toString());
        expect(readOverview(address)).toEqual(given);
      }),
    );
  });

  it('omits defaults', () =>
    expect(toQueryText(writeOverview(readOverview(new URLSearchParams()))).toString()).toBe(''));

  it.each([
    'measure=sums',
    'view=pie',
    'compare=never',
    'pages=browser',
    'sources-rows=0',
    'sources-rows=1001',
    'pages-sort=x',
  ])('skips the invalid parameter %s', (query) =>
    expect(readOverview(new URLSearchParams(query))).toEqual(readOverview(new URLSearchParams())),
  );
});
