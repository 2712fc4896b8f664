import { EmptyState, Table } from '@aera/ui';
import { useMemo, useRef } from 'react';
import { useUrlState } from '../page/use-url-state.ts';
import type { Column } from './column.ts';
import { Headings } from './headings.tsx';
import { RowCheckbox, type RowSelection, Rows, DataRow } from './data-row.tsx';
import { type PageParameter, searchRows, sortRows, useTableSort } from './table-sort.ts';
import { orderColumns, selectVisibleColumns, useTableLayout } from './table-layout.ts';
import { TableTools } from './table-tools.tsx';
import { tableCopy as copy } from './table-copy.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { DataTableFrame } from './data-table-style.ts';

/** Minimum number of rows for a search field. */
const minSearchableRows = 10;
/** Minimum number of rows for a scroll area with sticky headings. */
const minTallRows = 20;

export interface DataTableProps<Row> {
  /** Names the table in URLs and in the stored layout. */
  readonly name: string;
  readonly caption: string;
  readonly hideCaption?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Set when the rows are part of a longer list: the browser neither searches nor sorts them. */
  readonly serverPage?: { readonly offset: number; readonly total: number } | 'unknown' | undefined;
  /** Reset by sorting; `page` by default if `serverPage` has a position. */
  readonly pageParameter?: PageParameter;
  readonly isOpen?: (row: Row) => boolean;
  readonly selection?: RowSelection<Row> | undefined;
  /** Replaces the table when there are no rows. */
  readonly empty?: string;
}

/**
 * A table with sort and search in the URL, and a column layout in localStorage. Arrow keys move between rows. Long tables render only
 * the rows in view. On phones each row is a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, caption, hideCaption, columns, rows, getKey, serverPage, isOpen, selection, empty } = props;
  const { pageParameter = typeof serverPage === 'object' ? 'page' : undefined } = props;
  const { get, set } = useUrlState();
  const { layout, change } = useTableLayout(name);
  const sortable = columns.filter(
    ({ sortKey, isServerSorted }) => isServerSorted || (sortKey && !serverPage),
  );
  const { sort, setSort } = useTableSort(name, sortable, pageParameter);
  const sorting = {
    columns: sortable.map(({ id, title, sortKey }) => ({
      id,
      title,
      // Numbers start with the highest.
      firstOrder:
        typeof (rows[0] && sortKey?.(rows[0])) === 'number'
          ? ('descending' as const)
          : ('ascending' as const),
    })),
    sort,
    onSort: setSort,
  };
  const isSearchable = !serverPage && rows.length > minSearchableRows;
  const text = isSearchable ? (get(`${name}-find`) ?? '') : '';
  const search = (next: string) => set({ [`${name}-find`]: next || null }, { replace: true });

  const frame = useRef<HTMLDivElement>(null);
  const clearSearch = () => {
    search('');
    frame.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  };

  const matches = useMemo(() => searchRows(rows, columns, text), [rows, columns, text]);
  const listed = serverPage ? rows : sortRows(matches, columns, sort);
  const visibleColumns = selectVisibleColumns(columns, layout);
  const { table, onKeyDown } = useRowKeys({
    count: listed.length,
    scrollToRow: (index) => visibleRows.scrollToRow(index),
  });
  const visibleRows = useVisibleRows({
    count: listed.length,
    columns: visibleColumns.length,
    scroller: table,
  });
  const position = typeof serverPage === 'object' ? serverPage : null;
  const hasRowIndex = visibleRows.isVirtual || position !== null;

  const select = (changed: readonly Row[], checked: boolean) => {
    const keys = new Set(selection?.keys);
    for (const row of changed) {
      if (checked) keys.add(getKey(row));
      else keys.delete(getKey(row));
    }
    selection?.onChange(keys);
  };
  const selectAll = selection && {
    checked: listed.length > 0 && listed.every((row) => selection.keys.has(getKey(row))),
    onChange: (checked: boolean) => select(listed, checked),
  };

  if (rows.length === 0 && empty !== undefined) return <EmptyState>{empty}</EmptyState>;
  return (
    <DataTableFrame
      ref={frame}
      data-dense={layout.dense}
      data-tall={listed.length > minTallRows}
      data-virtual={visibleRows.isVirtual}
    >
      <TableTools
        caption={caption}
        columns={orderColumns(columns, layout)}
        layout={layout}
        onLayout={change}
        search={
          isSearchable
            ? { text, status: text && copy.matches(listed.length, rows.length), onChange: search }
            : null
        }
        sorting={sorting}
        selectAll={selectAll}
      />
      {rows.length > 0 && listed.length === 0 ? (
        <EmptyState button={{ label: copy.clear, onClick: clearSearch }}>{copy.nothingFound}</EmptyState>
      ) : (
        <Table
          ref={table}
          caption={caption}
          hideCaption={hideCaption}
          rowCount={hasRowIndex ? (position?.total ?? listed.length) + 1 : undefined}
          onKeyDown={onKeyDown}
        >
          <Headings
            columns={visibleColumns}
            sorting={sorting}
            selectAll={selectAll}
            hasRowIndex={hasRowIndex}
          />
          <Rows>
            <Space height={visibleRows.before} />
            {visibleRows.indexes.map((index) => {
              const row = listed[index];
              return (
                row !== undefined && (
                  <DataRow
                    key={getKey(row)}
                    row={row}
                    columns={visibleColumns}
                    index={index}
                    ariaRowIndex={hasRowIndex ? (position?.offset ?? 0) + index + 2 : undefined}
                    open={isOpen?.(row)}
                    checkbox={
                      selection && (
                        <RowCheckbox
                          label={selection.getLabel(row)}
                          checked={selection.keys.has(getKey(row))}
                          onChange={(checked) => select([row], checked)}
                        />
                      )
                    }
                    ref={visibleRows.measure}
                  />
                )
              );
            })}
            <Space height={visibleRows.after} />
          </Rows>
        </Table>
      )}
    </DataTableFrame>
  );
}

/** A spacer in place of rows that are not rendered. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden style={{ height }} />;
