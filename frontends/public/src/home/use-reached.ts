import { prefersStill } from '@aera/frontend-kit';
import { useEffect, useRef, useState } from 'react';

/** `waiting` below the window; `reached` once scrolled to. Undefined without scripts, for no motion, and for what is in view at once. */
export type Reached = 'waiting' | 'reached' | undefined;

/** Reached when its top stands in the upper four fifths of the window. */
const line = '0px 0px -20% 0px';

/** Tells when an element is scrolled to for the first time. */
export function useReached<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [reached, setReached] = useState<Reached>();

  useEffect(() => {
    const target = ref.current;
    if (!target || !('IntersectionObserver' in window) || prefersStill()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last?.isIntersecting) {
          setReached((now) => now && 'reached');
          observer.disconnect();
        } else if ((last?.boundingClientRect.top ?? 0) > 0) setReached('waiting');
      },
      { rootMargin: line },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return { ref, reached };
}
