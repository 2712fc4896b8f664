import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { searchRows, nextSort, sortRows } from './table-sort.ts';

type Row = { readonly id: number; readonly key: string | number | null };
const columns: readonly Column<Row>[] = [
  { id: 'key', title: 'Key', sortKey: ({ key }) => key, cell: ({ key }) => key },
];
const createRows = (keys: fc.Arbitrary<Row['key']>) =>
  fc.array(keys, { maxLength: 40 }).map((all) => all.map((key, id) => ({ id, key })));
const order = fc.constantFrom('ascending' as const, 'descending' as const);

describe('sorted rows', () => {
  it('are the same rows, with those without a key last', () => {
    fc.assert(
      fc.property(createRows(fc.option(fc.integer())), order, (rows, way) => {
        const sorted = sortRows(rows, columns, { column: 'key', order: way });
        expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(rows);
        const known = sorted.filter(({ key }) => key !== null).map(({ key }) => Number(key));
        expect(sorted.slice(known.length).every(({ key }) => key === null)).toBe(true);
        const ascending = known.toSorted((a, b) => a - b);
        expect(known).toEqual(way === 'ascending' ? ascending : ascending.toReversed());
      }),
    );
  });

  it('keep their order if their keys are equal', () => {
    fc.assert(
      fc.property(createRows(fc.constantFrom('a', 'b')), order, (rows, way) => {
        const sorted = sortRows(rows, columns, { column: 'key', order: way });
        for (const letter of ['a', 'b']) {
          const ids = sorted.filter(({ key }) => key === letter).map(({ id }) => id);
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('compare numbers within text by value', () => {
    const rows = ['file 10', 'File 2', 'file 1'].map((key, id) => ({ id, key }));
    expect(sortRows(rows, columns, { column: 'key', order: 'ascending' }).map(({ key }) => key)).toEqual([
      'file 1',
      'File 2',
      'file 10',
    ]);
  });
});

it('finds rows that contain every word, in any column', () => {
  const two: readonly Column<Row>[] = [
    ...columns,
    { id: 'more', title: 'More', text: ({ id }) => `no. ${id}`, cell: () => null },
  ];
  const rows = [
    { id: 1, key: 'Alpha' },
    { id: 2, key: 'Beta' },
  ];
  expect(searchRows(rows, two, ' alpha NO. 1 ')).toEqual([rows[0]]);
  expect(searchRows(rows, two, 'alpha 2')).toEqual([]);
  expect(searchRows(rows, two, '  ')).toBe(rows);
});

it('restores the original order after three clicks on a heading', () => {
  fc.assert(
    fc.property(order, (first) => {
      const one = nextSort('a', null, first);
      const two = nextSort('a', one, first);
      expect(one).toEqual({ column: 'a', order: first });
      expect(two?.order).not.toBe(first);
      expect(nextSort('a', two, first)).toBeNull();
      expect(nextSort('b', two, first)).toEqual({ column: 'b', order: first });
    }),
  );
});
