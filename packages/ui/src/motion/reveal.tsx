import { useInView, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface RevealProps {
  /** Seconds after it came into view. */
  readonly delay?: number;
  readonly children: ReactNode;
}

const shown = { opacity: 1, y: 0 };
const hidden = { opacity: 0, y: 16 };

/**
 * Rises into place when scrolled to. What is in the first view, in a pre-rendered page without scripts, or shown to someone who
 * wants no motion is simply there.
 */
export function Reveal({ delay = 0, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const seen = useInView(ref, { once: true, amount: 0.15 });
  const [startedBelow, setStartedBelow] = useState(false);

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    setStartedBelow(top > window.innerHeight);
  }, []);

  const waiting = startedBelow && !seen && !still;
  return (
    <m.div
      ref={ref}
      initial={false}
      animate={waiting ? hidden : shown}
      transition={waiting ? { duration: 0 } : { duration: 0.5, delay, ease: [0.2, 0.7, 0.2, 1] }}
    >
      {children}
    </m.div>
  );
}
