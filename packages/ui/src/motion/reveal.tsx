import { useInView, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface RevealProps {
  /** Delay in seconds. */
  readonly delay?: number;
  readonly children: ReactNode;
}

const visible = { opacity: 1, y: 0 };
const hidden = { opacity: 0, y: 16 };

/** Rises into place when scrolled into view. Static in the first view, in prerendered pages, and for reduced motion. */
export function Reveal({ delay = 0, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isReducedMotion = useReducedMotion();
  const isInView = useInView(ref, { once: true, amount: 0.15 });
  const [startedBelow, setStartedBelow] = useState(false);

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    setStartedBelow(top > window.innerHeight);
  }, []);

  const isHidden = startedBelow && !isInView && !isReducedMotion;
  return (
    <m.div
      ref={ref}
      initial={false}
      animate={isHidden ? hidden : visible}
      transition={isHidden ? { duration: 0 } : { duration: 0.5, delay, ease: [0.2, 0.7, 0.2, 1] }}
    >
      {children}
    </m.div>
  );
}
