import { brandKey } from '@aera/content';
import { safeLocalStorage } from '@aera/frontend-kit';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** localStorage: table layouts. */
export const tablesKey = brandKey('tables');

const names = z.array(z.string());
const layoutShape = z.object({ hidden: names, order: names, dense: z.boolean() });
const shape = z.record(z.string(), layoutShape);

export type TableLayout = z.infer<typeof layoutShape>;

const defaultLayout: TableLayout = { hidden: [], order: [], dense: false };

function parseLayouts(text: string | null): Record<string, TableLayout> {
  try {
    return shape.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The stored layout of a table, shared by all tabs. */
export function useTableLayout(name: string): {
  readonly layout: TableLayout;
  /** Null resets the layout. */
  readonly change: (change: Partial<TableLayout> | null) => void;
} {
  const text = useSyncExternalStore(
    safeLocalStorage.subscribe,
    () => safeLocalStorage.get(tablesKey),
    () => null,
  );
  const layout = useMemo(() => parseLayouts(text)[name] ?? defaultLayout, [text, name]);
  return {
    layout,
    change: (changes) => {
      const { [name]: _previous, ...otherLayouts } = parseLayouts(safeLocalStorage.get(tablesKey));
      const layouts = changes ? { ...otherLayouts, [name]: { ...layout, ...changes } } : otherLayouts;
      if (Object.keys(layouts).length === 0) safeLocalStorage.remove(tablesKey);
      else safeLocalStorage.set(tablesKey, JSON.stringify(layouts));
    },
  };
}

export interface ArrangedColumn {
  readonly id: string;
  readonly isRowHeader?: boolean;
  readonly isActions?: boolean;
}

/** The row header stays first and the actions stay last. */
export const isMovable = ({ isRowHeader, isActions }: ArrangedColumn): boolean => !isRowHeader && !isActions;

/** Returns the columns in the order of the layout. Columns that it does not name keep their index. */
export function orderColumns<C extends ArrangedColumn>(
  columns: readonly C[],
  { order }: TableLayout,
): readonly C[] {
  const rank = (column: C): number => {
    if (column.isRowHeader) return -1;
    if (column.isActions) return Infinity;
    const index = order.indexOf(column.id);
    return index < 0 ? columns.indexOf(column) : index;
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
}

export const selectVisibleColumns = <C extends ArrangedColumn>(
  columns: readonly C[],
  layout: TableLayout,
): readonly C[] =>
  orderColumns(columns, layout).filter(({ id, isRowHeader }) => isRowHeader || !layout.hidden.includes(id));
