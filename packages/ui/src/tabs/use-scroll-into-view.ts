import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../theme/mixins.ts';

/** Visible part of the next entry in px, which shows that there is one. */
const peek = 40;

/**
 * Scrolls a row of tabs or links, and nothing around it, until the open one is visible: immediately at first, after a change of its width and
 * with reduced motion, otherwise smoothly. Returns the ref of the row.
 */
export function useScrollIntoView<Row extends HTMLElement>(open: string | undefined) {
  const row = useRef<Row>(null);
  const appeared = useRef(false);
  useEffect(() => {
    const isSmooth = appeared.current && !prefersReducedMotion();
    appeared.current = true;
    if (open !== undefined && row.current) showOpen(row.current, isSmooth ? 'smooth' : 'instant');
  }, [open]);
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => showOpen(current, 'instant'));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return row;
}

function showOpen(row: HTMLElement, behavior: ScrollBehavior): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const tab = row.querySelector('[aria-selected="true"], [aria-current="page"]');
  if (!tab) return;
  const frame = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (right > frame.right) row.scrollBy({ left: right - frame.right + peek, behavior });
  else if (left < frame.left) row.scrollBy({ left: left - frame.left - peek, behavior });
}
