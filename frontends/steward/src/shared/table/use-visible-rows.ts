import { below } from '@aera/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { cardGap } from './data-table-style.ts';

const matchPhones = () => window.matchMedia?.(below('tablet'));

function subscribe(onChange: () => void): () => void {
  const query = matchPhones();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether rows are cards, for height estimates. */
const useIsCards = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchPhones()?.matches ?? false,
    () => false,
  );

/** Maximum number of rows to render all of them. */
const maxRenderedRows = 100;
/** Height estimates in px for rows that are not measured: a table row, a card without values, one value. */
const estimatedHeight = { row: 49, card: 62, value: 30 } as const;

interface VisibleRowsOptions {
  readonly count: number;
  /** Number of visible columns. */
  readonly columns: number;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The rows to render: all of a short table, those in view of a long one. */
export function useVisibleRows({ count, columns, scroller }: VisibleRowsOptions) {
  const isVirtual = count > maxRenderedRows;
  const isCards = useIsCards();
  const gap = isCards ? cardGap : 0;
  const estimate = isCards
    ? estimatedHeight.card + (columns - 1) * estimatedHeight.value
    : estimatedHeight.row;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count,
    gap,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    overscan: 12,
    indexAttribute: 'data-row',
  });
  const lastEstimate = useRef(estimate);
  useEffect(() => {
    if (lastEstimate.current === estimate) return;
    // A changed layout invalidates measured heights.
    lastEstimate.current = estimate;
    virtualizer.measure();
  }, [virtualizer, estimate]);
  const items = virtualizer.getVirtualItems();
  return {
    isVirtual,
    indexes: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    /** Heights before and after the rendered rows, in pixels. */
    before: isVirtual ? (items[0]?.start ?? 0) - gap : 0,
    after: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) - gap : 0,
    measure: isVirtual ? virtualizer.measureElement : undefined,
    scrollToRow: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
