import { below } from '@aera/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { cardGap } from './card-style.ts';

const phones = () => window.matchMedia?.(below('tablet'));

function subscribe(onChange: () => void): () => void {
  const query = phones();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether rows are drawn as cards, for what has to be reckoned; how they look is left to the style sheet. */
const useAsCards = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phones()?.matches ?? false,
    () => false,
  );

/** From here on only the rows in view are drawn. */
const maxDrawnRows = 100;
/** Heights in pixels until a row has been drawn: of a row of a table, of a card without its values, and of one value. */
const estimatedHeight = { row: 49, card: 62, value: 30 } as const;

interface VisibleRows {
  readonly virtual: boolean;
  /** Places of the rows that are drawn. */
  readonly places: readonly number[];
  /** Height of what stands before and after them, in pixels. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly bringIntoView: (at: number) => void;
}

interface VisibleRowsOptions {
  readonly count: number;
  /** How many columns are shown. */
  readonly columns: number;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Which rows of a table to draw: all of a short one, those in view of a long one. */
export function useVisibleRows({ count, columns, scroller }: VisibleRowsOptions): VisibleRows {
  const virtual = count > maxDrawnRows;
  const asCards = useAsCards();
  const gap = asCards ? cardGap : 0;
  const usual = asCards ? estimatedHeight.card + (columns - 1) * estimatedHeight.value : estimatedHeight.row;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count,
    gap,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => usual,
    overscan: 12,
  });
  const estimated = useRef(usual);
  useEffect(() => {
    if (estimated.current === usual) return;
    // What was measured before is as high no longer.
    estimated.current = usual;
    virtualizer.measure();
  }, [virtualizer, usual]);
  if (!virtual)
    return {
      virtual,
      places: Array.from({ length: count }, (_, at) => at),
      before: 0,
      after: 0,
      measure: undefined,
      bringIntoView: () => undefined,
    };
  const drawn = virtualizer.getVirtualItems();
  return {
    virtual,
    places: drawn.map(({ index }) => index),
    before: (drawn[0]?.start ?? 0) - gap,
    after: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0) - gap,
    measure: virtualizer.measureElement,
    bringIntoView: (at) => virtualizer.scrollToIndex(at, { align: 'auto' }),
  };
}
