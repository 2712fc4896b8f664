import { prefersReducedMotion } from '@aera/ui';
import { useEffect, useState } from 'react';

/**
 * Derives a value from the scroll position, at most once per frame; renders only when it changes. `read` gets pixels from the top and the
 * scrolled share, 0 to 1, and must be a stable function. If it depends on anything else, pass `start`, the value of the first render and of
 * prerendering.
 */
export function useScroll<T extends boolean | number>(read: (top: number, share: number) => T, start?: T): T {
  const [value, setValue] = useState(() => start ?? read(0, 0));

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const range = document.documentElement.scrollHeight - window.innerHeight;
      setValue(read(window.scrollY, range > 0 ? Math.min(window.scrollY / range, 1) : 0));
    };
    const schedule = () => (frame ||= requestAnimationFrame(measure));
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    // Content that grows or collapses also changes the share.
    const grown = window.ResizeObserver && new ResizeObserver(schedule);
    grown?.observe(document.body);
    return () => {
      grown?.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [read]);

  return value;
}

/** Scrolls smoothly, unless the visitor prefers reduced motion. */
export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
