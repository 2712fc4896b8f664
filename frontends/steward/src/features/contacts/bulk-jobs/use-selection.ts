import type { Contact, SelectedContact } from '@aera/contracts';
import { useState } from 'react';
import { useSingleKeys } from '../../../shared/keys/keyboard.ts';

export interface Selection {
  /** Each as the page showed it when it was selected. */
  readonly selected: readonly SelectedContact[];
  /** True if all contacts that match the filter are selected, including those not loaded. */
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  /** Selects or deselects a contact; with `range`, selects all from the last toggled one to it. */
  readonly toggle: (id: string, options?: { range?: boolean }) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface SelectionState {
  /** The list of this selection. */
  readonly listKey: string;
  readonly selectedById: ReadonlyMap<string, SelectedContact>;
  readonly all: boolean;
  /** Id at which a range starts. */
  readonly anchor: string | null;
}

const emptySelection = (listKey: string): SelectionState => ({
  listKey,
  selectedById: new Map(),
  all: false,
  anchor: null,
});

const toSelectedContact = ({ id, version, owner }: Contact): SelectedContact => ({
  id,
  version,
  owner: owner?.id ?? null,
});

/** Returns the ids between two ids of a list, including both, in either direction. */
export function sliceBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Contacts selected in one list. The selection is empty after `listKey` changes; `contacts` are those loaded, in displayed order. */
export function useSelection(listKey: string, contacts: readonly Contact[]): Selection {
  const [stored, setStored] = useState(() => emptySelection(listKey));
  const state = stored.listKey === listKey ? stored : emptySelection(listKey);
  const visibleById = new Map(contacts.map((each) => [each.id, toSelectedContact(each)]));
  return {
    selected: [...state.selectedById.values()],
    all: state.all,
    has: (id) => state.all || state.selectedById.has(id),
    toggle(id, { range = false } = {}) {
      // Deselecting one after “select all” keeps the other loaded contacts, and drops those that are not loaded.
      const selectedById = new Map(state.all ? visibleById : state.selectedById);
      const anchor = range ? state.anchor : null;
      const added = anchor === null ? [id] : sliceBetween([...visibleById.keys()], anchor, id);
      if (anchor !== null || !selectedById.delete(id))
        for (const each of added) {
          const contact = visibleById.get(each);
          // A contact keeps the version at which it was selected first.
          if (contact && !selectedById.has(each)) selectedById.set(each, contact);
        }
      setStored({ listKey, selectedById, all: false, anchor: id });
    },
    selectAll: () => setStored({ ...emptySelection(listKey), all: true }),
    clear: () => setStored(emptySelection(listKey)),
  };
}

/** `x` toggles the focused entry. Shift with an arrow key extends the selection to the next or previous entry. */
export function useSelectionKeys({ toggle, has }: Selection, enabled: boolean): void {
  useSingleKeys(
    (event) => {
      const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
      const index = entries.indexOf(document.activeElement as HTMLElement);
      const id = entries[index]?.dataset['entry'];
      if (!enabled || id === undefined) return;
      if (event.key === 'x') {
        event.preventDefault();
        toggle(id);
      }
      const step = event.shiftKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
      const next = step && entries[index + step]?.dataset['entry'];
      if (!next) return;
      if (!has(id)) toggle(id);
      toggle(next, { range: true });
    },
    { first: true },
  );
}
