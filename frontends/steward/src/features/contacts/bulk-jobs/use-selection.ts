import { useState } from 'react';
import { useSingleKeys } from '../../../shared/keys/keyboard.ts';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** All that match the filter, shown or not. */
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  /** Chooses one, or no longer; with `range` all from the last one on. */
  readonly toggle: (id: string, options?: { range?: boolean }) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface Chosen {
  /** The list that it was chosen from. */
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  /** Start of a range. */
  readonly anchor: string | null;
}

const none = (of: string): Chosen => ({ of, ids: new Set(), all: false, anchor: null });

/** Ids from one place of a list to another, both among them. */
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
      // Deselecting one after “select all” keeps the other shown items.
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

/** `x` chooses the entry that has the focus, Shift with an arrow key it and the one that gets it. */
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
