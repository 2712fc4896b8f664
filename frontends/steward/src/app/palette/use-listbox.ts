import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import type { Entry } from './rank.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A combobox with a list that is always open (ARIA 1.2, list autocomplete). The focus stays in the field and the first entry is active.
 * The arrow keys change the active entry and wrap around. Enter chooses it. The dialog handles Escape.
 */
export function useListbox(entries: readonly Entry[], onChoose: (entry: Entry) => void) {
  const id = useId();
  const [marked, setMarked] = useState<string | null>(null);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === marked),
  );
  const toId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  const current = entries[at];
  const activeId = current && toId(current);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !current) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setMarked(entries.at((at + step) % entries.length)?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onChoose(current);
    }
  };

  return {
    /** Makes the first entry active again, for a new query. */
    restart: () => setMarked(null),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': entries.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown,
    },
    list: {
      id: `${id}-list`,
      role: 'listbox',
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (entry: Entry) => ({
      id: toId(entry),
      role: 'option',
      'aria-selected': entry === current,
      onClick: () => onChoose(entry),
    }),
  } as const;
}
