import { Button, EmptyState, Table } from '@aera/ui';
import { useMemo } from 'react';
import { usePageState } from '../page/use-page-state.ts';
import type { Column, SortKey } from './column.ts';
import { Headings } from './headings.tsx';
import { RowCheckbox, toggleKeys, type RowChoice, Rows, WorkRow } from './work-row.tsx';
import { searchRows, type Order, type Sort, sortRows, useTableSort } from './table-sort.ts';
import { orderColumns, visibleColumns, useTableLayout } from './table-layout.ts';
import { TableTools } from './table-tools.tsx';
import { tableCopy as copy } from './table-copy.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { WorkTableFrame } from './work-table-style.ts';

/** Tables with fewer rows have no search. */
const minSearchableRows = 10;
/** From here on the names of the columns stay in view, and the table scrolls by itself. */
const minTallRows = 20;

export interface WorkTableProps<Row> {
  /** Names the table in addresses and in what the browser remembers of it. */
  readonly name: string;
  readonly caption: string;
  readonly hideCaption?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where the rows are but a part of a list: they are neither searched nor sorted here, and say their place where that is known. */
  readonly part?: { readonly offset: number; readonly total: number } | 'unknown' | undefined;
  /** The row that is open beside the table. */
  readonly isOpen?: (row: Row) => boolean;
  /** Where rows can be chosen. */
  readonly choice?: RowChoice<Row> | undefined;
}

/**
 * A table for work: sorted by its columns and searched, both as the address says; its columns chosen and put in order, its rows as close
 * as this browser remembers; walked with the arrow keys; drawn as far as it is in view. On a phone each row is a card.
 */
export function WorkTable<Row>(props: WorkTableProps<Row>) {
  const { name, caption, hideCaption = false, columns, rows, keyOf, part, isOpen, choice } = props;
  const { get, set } = usePageState();
  const { layout, change } = useTableLayout(name);
  const sorted = columns
    .filter(({ by, asks }) => asks || (by && !part))
    .map(({ id, title, by }) => ({ id, title, first: defaultOrder(rows[0] && by?.(rows[0])) }));
  const { sort, setSort } = useTableSort(
    name,
    sorted.map(({ id }) => id),
  );
  const isAsked = columns.some(({ asks }) => asks);
  const sortBy = (wanted: Sort | null) => setSort(wanted, isAsked ? { page: null } : undefined);
  const searched = !part && rows.length > minSearchableRows;
  const typed = searched ? (get(`${name}-find`) ?? '') : '';
  const find = (text: string) => set({ [`${name}-find`]: text || null }, { replace: true });

  const found = useMemo(() => searchRows(rows, columns, typed), [rows, columns, typed]);
  const listed = part ? rows : sortRows(found, columns, sort);
  const visible = visibleColumns(columns, layout);
  const { table, onKeyDown } = useRowKeys({ count: listed.length, onFar: (at) => drawn.bringIntoView(at) });
  const drawn = useVisibleRows({ count: listed.length, columns: visible.length, scroller: table });
  const place = typeof part === 'object' ? part : null;
  const counted = drawn.virtual || place !== null;

  const choose = (some: readonly Row[], isChosen: boolean) =>
    choice?.onChange(toggleKeys(choice.keys, some.map(keyOf), isChosen));

  const allChoice = choice && {
    all: listed.length > 0 && listed.every((row) => choice.keys.has(keyOf(row))),
    onAll: (isChosen: boolean) => choose(listed, isChosen),
  };

  return (
    <WorkTableFrame
      data-dense={layout.dense}
      data-tall={listed.length > minTallRows}
      data-virtual={drawn.virtual}
    >
      <TableTools
        caption={caption}
        columns={orderColumns(columns, layout)}
        layout={layout}
        onLayout={change}
        search={
          searched ? { typed, said: typed && copy.found(listed.length, rows.length), onType: find } : null
        }
        sorting={{ columns: sorted, sort, onSort: sortBy }}
        choice={allChoice}
      />
      {rows.length > 0 && listed.length === 0 ? (
        <EmptyState
          action={
            <Button variant="secondary" size="sm" onClick={() => find('')}>
              {copy.clear}
            </Button>
          }
        >
          {copy.nothingFound}
        </EmptyState>
      ) : (
        <Table
          ref={table}
          caption={caption}
          hideCaption={hideCaption}
          rowCount={counted ? (place?.total ?? listed.length) + 1 : undefined}
          onKeyDown={onKeyDown}
        >
          <Headings
            columns={visible}
            sorted={sorted}
            sort={sort}
            onSort={sortBy}
            choice={allChoice}
            counted={counted}
          />
          <Rows>
            <Space height={drawn.before} />
            {drawn.places.map((at) => {
              const row = listed[at];
              return (
                row !== undefined && (
                  <WorkRow
                    key={keyOf(row)}
                    row={row}
                    columns={visible}
                    at={at}
                    index={counted ? (place?.offset ?? 0) + at + 2 : undefined}
                    open={isOpen?.(row)}
                    choice={
                      choice && (
                        <RowCheckbox
                          label={choice.labelOf(row)}
                          checked={choice.keys.has(keyOf(row))}
                          onChange={(isChosen) => choose([row], isChosen)}
                        />
                      )
                    }
                    ref={drawn.measure}
                  />
                )
              );
            })}
            <Space height={drawn.after} />
          </Rows>
        </Table>
      )}
    </WorkTableFrame>
  );
}

/** Figures begin with the highest. */
const defaultOrder = (key: SortKey | undefined): Order =>
  typeof key === 'number' ? 'descending' : 'ascending';

/** In place of rows that are not drawn. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden style={{ height }} />;
