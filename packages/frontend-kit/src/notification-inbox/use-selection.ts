import { useState } from 'react';
import { maxIds } from './use-inbox.ts';

export interface Selection {
  /** Selected entries that are displayed, in list order. */
  readonly ids: readonly string[];
  /** True if no more displayed entries can be selected. */
  readonly isFull: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects displayed entries until the selection is full, or none. */
  toggleAll(): void;
  clear(): void;
}

/** Selection among the displayed entries, as many as one call can mark; entries that disappear are deselected. */
export function useSelection(shown: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => selected.has(id)).slice(0, maxIds);
  const isFull = ids.length === Math.min(shown.length, maxIds);
  return {
    ids,
    isFull,
    has: (id) => ids.includes(id),
    toggle: (id) => {
      if (ids.includes(id)) setSelected(new Set(ids.filter((other) => other !== id)));
      else if (!isFull) setSelected(new Set(ids).add(id));
    },
    toggleAll: () => setSelected(new Set(isFull ? [] : shown.slice(0, maxIds))),
    clear: () => setSelected(new Set()),
  };
}
