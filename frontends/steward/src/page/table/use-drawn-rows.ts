import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From here on only the rows in view are drawn. */
const many = 100;
const usualHeight = 49;

export interface DrawnRows {
  readonly virtual: boolean;
  /** Places of the rows that are drawn. */
  readonly places: readonly number[];
  /** Height of what stands before and after them, in pixels. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly bringIntoView: (at: number) => void;
}

/** Which rows of a table to draw: all of a short one, those in view of a long one. */
export function useDrawnRows(count: number, scroller: RefObject<HTMLElement | null>): DrawnRows {
  const virtual = count > many;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 12,
  });
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
    before: drawn[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    bringIntoView: (at) => virtualizer.scrollToIndex(at, { align: 'auto' }),
  };
}
