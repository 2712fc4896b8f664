import { brandKey } from '@aera/content';
import { safeLocalStorage } from '@aera/frontend-kit';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** localStorage: how a steward has arranged the tables. */
export const tablesKey = brandKey('tables');

const names = z.array(z.string());
const layoutShape = z.object({ hidden: names, order: names, dense: z.boolean() });
const shape = z.record(z.string(), layoutShape);

/** What one steward sees of a table: columns put away, the others in their order, rows close together or not. */
export type TableLayout = z.infer<typeof layoutShape>;

const usual: TableLayout = { hidden: [], order: [], dense: false };

function parseLayouts(text: string | null): Record<string, TableLayout> {
  try {
    return shape.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The layout of one table as this browser remembers it, in this tab and the others. */
export function useTableLayout(name: string): {
  readonly layout: TableLayout;
  readonly change: (change: Partial<TableLayout> | null) => void;
} {
  const text = useSyncExternalStore(
    safeLocalStorage.subscribe,
    () => safeLocalStorage.get(tablesKey),
    () => null,
  );
  const layout = useMemo(() => parseLayouts(text)[name] ?? usual, [text, name]);
  return {
    layout,
    change: (changed) => {
      const { [name]: _before, ...others } = parseLayouts(safeLocalStorage.get(tablesKey));
      const all = changed ? { ...others, [name]: { ...layout, ...changed } } : others;
      if (Object.keys(all).length === 0) safeLocalStorage.remove(tablesKey);
      else safeLocalStorage.set(tablesKey, JSON.stringify(all));
    },
  };
}

export interface ArrangedColumn {
  readonly id: string;
  readonly names?: boolean;
  readonly acts?: boolean;
}

/** True for columns that can be moved: the one that names the row stays first, the one with actions last. */
export const isMovable = ({ names: first, acts: last }: ArrangedColumn): boolean => !first && !last;

/** Columns in the order of the layout; unknown ones keep their place. */
export function orderColumns<C extends ArrangedColumn>(
  columns: readonly C[],
  { order }: TableLayout,
): readonly C[] {
  const place = (column: C): number => {
    if (column.names) return -1;
    if (column.acts) return Infinity;
    const at = order.indexOf(column.id);
    return at < 0 ? columns.indexOf(column) : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** Those of them that are shown. */
export const visibleColumns = <C extends ArrangedColumn>(
  columns: readonly C[],
  layout: TableLayout,
): readonly C[] =>
  orderColumns(columns, layout).filter(({ id, names: kept }) => kept || !layout.hidden.includes(id));
