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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen((before) => (before.has(id) ? without(before, id) : new Set(before).add(id))),
    toggleAll: () => setChosen(ids.length === shown.length ? new Set() : new Set(shown)),
    clear: () => setChosen(new Set()),
  };
}

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((one) => one !== id));
