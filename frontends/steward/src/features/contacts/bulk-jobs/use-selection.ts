import { useState } from 'react';
import { useSingleKeys } from '../../../shared/keys/keyboard.ts';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** True if all contacts that match the filter are selected, including those not loaded. */
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  /** Selects or deselects a contact; with `range` selects all from the last one. */
  readonly toggle: (id: string, options?: { range?: boolean }) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface Chosen {
  /** Identifies the list of the selection. */
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  /** Id at which a range starts. */
  readonly anchor: string | null;
}

const none = (of: string): Chosen => ({ of, ids: new Set(), all: false, anchor: null });

/** Returns the ids between two ids of a list, including both, in either direction. */
export function sliceBetween(shown: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [shown.indexOf(from), shown.indexOf(to)];
  return a < 0 || b < 0 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Selected contacts of a list. Another list resets it: `of` identifies the list, `shown` contains its visible rows. */
export function useSelection(of: string, shown: readonly string[]): Selection {
  const [kept, setChosen] = useState(() => none(of));
  const chosen = kept.of === of ? kept : none(of);
  return {
    chosen: chosen.ids,
    all: chosen.all,
    has: (id) => chosen.all || chosen.ids.has(id),
    toggle(id, { range = false } = {}) {
      // Deselecting one after “select all” keeps the other visible contacts.
      const ids = new Set(chosen.all ? shown : chosen.ids);
      if (range && chosen.anchor !== null)
        for (const each of sliceBetween(shown, chosen.anchor, id)) ids.add(each);
      else if (!ids.delete(id)) ids.add(id);
      setChosen({ of, ids, all: false, anchor: id });
    },
    chooseAll: () => setChosen({ ...none(of), all: true }),
    clear: () => setChosen(none(of)),
  };
}

/** `x` toggles the focused entry. Shift with an arrow key selects the focused and the next entry. */
export function useSelectionKeys({ toggle, has }: Selection, enabled: boolean): void {
  useSingleKeys(
    (event) => {
      const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
      const at = entries.indexOf(document.activeElement as HTMLElement);
      const id = entries[at]?.dataset['entry'];
      if (!enabled || id === undefined) return;
      if (event.key === 'x') {
        event.preventDefault();
        toggle(id);
      }
      const step = event.shiftKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
      const next = step && entries[at + step]?.dataset['entry'];
      if (!next) return;
      if (!has(id)) toggle(id);
      toggle(next, { range: true });
    },
    { first: true },
  );
}
