import { useEffect, useRef } from 'react';

/** So much of the next tab stays in view that it is seen that there is one. */
const peek = 40;

const wantsStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Scrolls a row of tabs, and nothing around it, until the open tab is in view: at once when the row appears, or where less motion is
 * wished for, and smoothly otherwise. Give the answer to the row.
 */
export function useInView(open: string | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const appeared = useRef(false);
  useEffect(() => {
    const behavior = appeared.current && !wantsStill() ? 'smooth' : 'instant';
    appeared.current = true;
    if (open === undefined || !row.current || row.current.scrollWidth <= row.current.clientWidth) return;
    const tab = row.current.querySelector('[role="tab"][data-state="active"]');
    if (!tab) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > frame.right) row.current.scrollBy({ left: right - frame.right + peek, behavior });
    else if (left < frame.left) row.current.scrollBy({ left: left - frame.left - peek, behavior });
  }, [open]);
  return row;
}
