import { prefersStill } from './prefers-reduced-motion.ts';

/** Smoothly, unless the visitor wants less motion. */
export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: prefersStill() ? 'auto' : 'smooth' });
