import { prefersReducedMotion, theme } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-components';

/**
 * `waiting` below the window; `reached` once scrolled to. Undefined without scripts, with reduced motion, and for content of the first
 * view.
 */
type RevealState = 'waiting' | 'reached' | undefined;

/** An element is reached when its top is in the upper four fifths of the window. */
const rootMargin = '0px 0px -20% 0px';

/** Returns the reveal state of an element, and its ref. */
export function useReveal<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [state, setState] = useState<RevealState>();

  useEffect(() => {
    const target = ref.current;
    if (!target || !('IntersectionObserver' in window) || prefersReducedMotion()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last?.isIntersecting) {
          setState((now) => now && 'reached');
          observer.disconnect();
        } else if ((last?.boundingClientRect.top ?? 0) > 0) setState('waiting');
      },
      { rootMargin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return { ref, state };
}

/**
 * Rises into place when the surrounding section is reached; `data-reveal` is the state of `useReveal`. The transition to the waiting
 * position is not animated, because it is not visible and would slow down hydration on phones.
 */
export const revealStyle = css`
  [data-reveal='reached'] & {
    transition:
      opacity 0.7s ${theme.easing.out},
      translate 0.7s ${theme.easing.out};
  }
  [data-reveal='waiting'] & {
    opacity: 0;
    translate: 0 2rem;
    @media print {
      opacity: 1;
    }
  }
`;
