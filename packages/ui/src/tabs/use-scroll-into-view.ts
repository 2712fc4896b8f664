import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../theme/mixins.ts';

/** Visible part of the next entry in px, which shows that there is one. */
const peek = 40;

/**
 * Scrolls a row of tabs or links, and nothing around it, until the open one is visible: immediately at first and with reduced motion,
 * otherwise smoothly. Returns the ref of the row.
 */
export function useScrollIntoView<Row extends HTMLElement>(open: string | undefined) {
  const row = useRef<Row>(null);
  const appeared = useRef(false);
  useEffect(() => {
    const behavior = appeared.current && !prefersReducedMotion() ? 'smooth' : 'instant';
    appeared.current = true;
    if (open === undefined || !row.current || row.current.scrollWidth <= row.current.clientWidth) return;
    const tab = row.current.querySelector('[aria-selected="true"], [aria-current="page"]');
    if (!tab) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > frame.right) row.current.scrollBy({ left: right - frame.right + peek, behavior });
    else if (left < frame.left) row.current.scrollBy({ left: left - frame.left - peek, behavior });
  }, [open]);
  return row;
}
