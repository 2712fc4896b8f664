import { type KeyboardEvent, useEffect, useRef } from 'react';

const pageOfRows = 10;

const targetIndexes: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + pageOfRows,
  PageUp: (index) => index - pageOfRows,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Controls that handle arrow keys themselves. */
const usesArrows = 'input, select, textarea, [role="combobox"], [contenteditable="true"]';

/** Selectors of the control that opens a row, in order of preference. Buttons in later cells are actions. */
const openers = [
  '[data-entry]',
  'th :is(a[href], button:not(:disabled))',
  'td:first-child :is(a[href], button:not(:disabled))',
  'a[href]',
];

/** The control that a key clicks in the focused row. */
const clickTargets: Readonly<Record<string, (row: HTMLElement) => HTMLElement | null | undefined>> = {
  Enter: (row) =>
    openers.map((selector) => row.querySelector<HTMLElement>(selector)).find((element) => element !== null),
  ' ': (row) => row.querySelector<HTMLElement>('[data-checkbox] input'),
};

interface RowKeysOptions {
  readonly count: number;
  /** Renders a row outside the view. */
  readonly scrollToRow: (index: number) => void;
}

/** Moves between rows (`data-row`) by keyboard. Enter opens the focused row, Space selects it. */
export function useRowKeys({ count, scrollToRow }: RowKeysOptions) {
  const table = useRef<HTMLElement>(null);
  /** Index of the row to focus once it is rendered. */
  const pendingIndex = useRef<number | null>(null);

  const focus = (index: number): boolean => {
    const row = table.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return row != null;
  };

  useEffect(() => {
    if (pendingIndex.current !== null && focus(pendingIndex.current)) pendingIndex.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const element = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    const findClickTarget = clickTargets[event.key];
    if (findClickTarget && element.dataset['row'] !== undefined) {
      event.preventDefault();
      findClickTarget(element)?.click();
      return;
    }
    const move = targetIndexes[event.key];
    if (!move || element.closest(usesArrows)) return;
    event.preventDefault();
    const index = Number(element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
    const target = Math.min(Math.max(move(index, count - 1), 0), count - 1);
    if (focus(target)) return;
    pendingIndex.current = target;
    scrollToRow(target);
  };

  return { table, onKeyDown };
}
