import { type KeyboardEvent, useEffect, useRef } from 'react';

const pageOfRows = 10;

const target: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + pageOfRows,
  PageUp: (at) => at - pageOfRows,
  Home: () => 0,
  End: (_at, last) => last,
};

/** What has a use of its own for arrow keys. */
const usesArrows = 'input, select, textarea, [role="combobox"], [contenteditable="true"]';

/** Never a button further on in the row: those do something to it. */
const opening = [
  '[data-entry]',
  'th :is(a[href], button:not(:disabled))',
  'td:first-child :is(a[href], button:not(:disabled))',
  'a[href]',
];

function opens(row: HTMLElement): HTMLElement | undefined {
  return (
    opening.map((what) => row.querySelector<HTMLElement>(what)).find((found) => found !== null) ?? undefined
  );
}

/** What a key presses on the row that has the focus. */
const pressed: Readonly<Record<string, (row: HTMLElement) => HTMLElement | null | undefined>> = {
  Enter: opens,
  ' ': (row) => row.querySelector<HTMLElement>('[data-choice] input'),
};

interface RowKeysOptions {
  readonly count: number;
  /** Brings a row that is not drawn into view. */
  readonly onFar: (at: number) => void;
}

/**
 * Arrow keys, Page Up and Down, Home and End walk the rows of a table. Enter opens the one that has the focus: what names it, or leads on
 * from it; Space chooses it. Rows say their place in `data-row`.
 */
export function useRowKeys({ count, onFar }: RowKeysOptions) {
  const table = useRef<HTMLElement>(null);
  /** A row that is on its way into view, to have the focus there. */
  const awaited = useRef<number | null>(null);

  const focus = (at: number): boolean => {
    const row = table.current?.querySelector<HTMLElement>(`[data-row="${at}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return row != null;
  };

  useEffect(() => {
    if (awaited.current !== null && focus(awaited.current)) awaited.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const on = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    const isRow = on.dataset['row'] !== undefined;
    const press = pressed[event.key];
    if (press && isRow) {
      event.preventDefault();
      press(on)?.click();
      return;
    }
    const move = target[event.key];
    if (!move || on.closest(usesArrows)) return;
    event.preventDefault();
    const at = Number(on.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
    const wanted = Math.min(Math.max(move(at, count - 1), 0), count - 1);
    if (focus(wanted)) return;
    awaited.current = wanted;
    onFar(wanted);
  };

  return { table, onKeyDown };
}
