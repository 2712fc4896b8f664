import { brandKey } from '@aera/content';
import { local } from '@aera/frontend-kit';
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

function readAll(text: string | null): Record<string, TableLayout> {
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
    local.subscribe,
    () => local.get(tablesKey),
    () => null,
  );
  const layout = useMemo(() => readAll(text)[name] ?? usual, [text, name]);
  return {
    layout,
    change: (changed) => {
      const { [name]: _before, ...others } = readAll(local.get(tablesKey));
      const all = changed ? { ...others, [name]: { ...layout, ...changed } } : others;
      if (Object.keys(all).length === 0) local.remove(tablesKey);
      else local.set(tablesKey, JSON.stringify(all));
    },
  };
}

export interface Arranged {
  readonly id: string;
  readonly names?: boolean;
  readonly acts?: boolean;
}

/** Whether a steward can move it: what names the row stays first, what acts on it last. */
export const isMovable = ({ names: first, acts: last }: Arranged): boolean => !first && !last;

/** Every column in the order of the layout; what the layout does not know stands where it stands by itself. */
export function ordered<C extends Arranged>(columns: readonly C[], { order }: TableLayout): readonly C[] {
  const place = (column: C): number => {
    if (column.names) return -1;
    if (column.acts) return Infinity;
    const at = order.indexOf(column.id);
    return at < 0 ? columns.indexOf(column) : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** Those of them that are shown. */
export const shownOf = <C extends Arranged>(columns: readonly C[], layout: TableLayout): readonly C[] =>
  ordered(columns, layout).filter(({ id, names: kept }) => kept || !layout.hidden.includes(id));
