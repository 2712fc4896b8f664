import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in px, as it is now; a guess before it is drawn. */
export function useWidth<Drawn extends Element>(guess: number) {
  const ref = useRef<Drawn>(null);
  const [width, setWidth] = useState(guess);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth((known) => Math.round(element.getBoundingClientRect().width) || known);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}
