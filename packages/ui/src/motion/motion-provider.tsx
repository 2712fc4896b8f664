import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Loads the animation engine after the page. Until then, elements have their final position. */
const loadFeatures = () => import('./features.ts').then(({ domAnimation }) => domAnimation);

/** Enables animations in its children; respects `prefers-reduced-motion`. */
export function MotionProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
