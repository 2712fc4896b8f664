import { useWrapAround } from '@aera/ui/carousel';
import { useEffect, useRef, useState } from 'react';

/**
 * Which case is being read, if any. The focus goes to the case that opens and, on the way back, to where it was opened from; every
 * case begins at its top.
 */
export function useReading(length: number) {
  const place = useWrapAround(length);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) {
      opener.current?.focus();
      return;
    }
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView();
  }, [open]);

  const move = (step: () => void) => () => {
    step();
    frame.current?.scrollIntoView();
  };

  return {
    frame,
    open,
    index: place.index,
    next: move(place.next),
    previous: move(place.previous),
    back: () => setOpen(false),
    read: (index: number) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      place.go(index);
      setOpen(true);
    },
  };
}
