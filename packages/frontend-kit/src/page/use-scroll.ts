import { useEffect, useState } from 'react';

/**
 * A value drawn from the scroll position, at most once a frame; renders again only when the value changes. `parseJsonResponse` gets pixels
 * from the top and the share of the way, 0 to 1; it has to stay the same function. One that looks at more than these two says what
 * holds at the `start`: the first render is the same wherever the browser stands, and where there is none.
 */
export function useScroll<T extends boolean | number>(read: (top: number, share: number) => T, start?: T): T {
  const [value, setValue] = useState(() => start ?? read(0, 0));

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const way = document.documentElement.scrollHeight - window.innerHeight;
      setValue(read(window.scrollY, way > 0 ? Math.min(window.scrollY / way, 1) : 0));
    };
    const schedule = () => (frame ||= requestAnimationFrame(measure));
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    // What grows or folds on the page changes the share of the way, too.
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

/** The visitor's wish for less motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Smoothly, unless the visitor wants less motion. */
export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
