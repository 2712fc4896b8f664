import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** The animation engine comes after the page: until it is there, everything simply stands where it ends up. */
const loadFeatures = () => import('./features.ts').then(({ domAnimation }) => domAnimation);

/** Around everything that moves. Follows the reader's wish for less motion. */
export function MotionProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
