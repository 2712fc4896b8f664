import { useState } from 'react';

export interface Selection {
  /** Selected entries that are displayed, in list order. */
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects all displayed entries, or none. */
  toggleAll(): void;
  clear(): void;
}

/** Selection among the displayed entries; entries that disappear are deselected. */
export function useSelection(shown: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => selected.has(id));
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) =>
      setSelected((before) => (before.has(id) ? removeItem(before, id) : new Set(before).add(id))),
    toggleAll: () => setSelected(ids.length === shown.length ? new Set() : new Set(shown)),
    clear: () => setSelected(new Set()),
  };
}

const removeItem = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((other) => other !== id));
