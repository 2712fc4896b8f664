import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { positionAtCursor, positionBelow, type Point } from './position-tooltip.ts';

/** ms between two moves: about one frame. */
const moveEvery = 16;

type Mode = 'closed' | 'following' | 'standing';

/** A tip that follows the mouse, or stands under its term for the keyboard and after a click or a tap. */
export function useTip() {
  const term = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const cursor = useRef<Point>({ x: 0, y: 0 });
  const [mode, setMode] = useState<Mode>('closed');
  const [follow] = useState(() => throttle(standBeside, moveEvery));

  useLayoutEffect(() => {
    if (mode === 'closed') return undefined;
    const shown = tip.current;
    // In the top layer nothing around the term can clip or shift it; older browsers leave it where it is.
    if (!shown || !('showPopover' in shown)) return undefined;
    shown.popover = 'manual';
    shown.showPopover();
    return () => shown.hidePopover();
  }, [mode]);

  useLayoutEffect(() => {
    if (mode === 'following') standBeside(tip.current, cursor.current);
    if (mode !== 'standing') return undefined;
    const stand = () => standUnder(tip.current, term.current);
    const onPress = ({ target }: Event) => target !== term.current && setMode('closed');
    stand();
    window.addEventListener('scroll', stand, { capture: true, passive: true });
    document.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('scroll', stand, { capture: true });
      document.removeEventListener('pointerdown', onPress);
    };
  }, [mode]);

  useEffect(() => {
    if (mode === 'closed') return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setMode('closed');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [mode]);

  return {
    term,
    tip,
    mode,
    moveTo: (at: Point) => {
      cursor.current = at;
      if (mode === 'closed') setMode('following');
      if (mode === 'following') follow(tip.current, at);
    },
    leave: () => setMode((now) => (now === 'following' ? 'closed' : now)),
    stand: () => setMode('standing'),
    close: () => setMode('closed'),
  };
}

const view = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

function standBeside(tip: HTMLElement | null, cursor: Point): void {
  if (tip) moveTip(tip, positionAtCursor(cursor, tip.getBoundingClientRect(), view()));
}

function standUnder(tip: HTMLElement | null, term: HTMLElement | null): void {
  if (tip && term) {
    moveTip(tip, positionBelow(term.getBoundingClientRect(), tip.getBoundingClientRect(), view()));
  }
}

function moveTip(tip: HTMLElement, { x, y }: Point): void {
  tip.style.translate = `${x}px ${y}px`;
}

/** Runs at most once in `ms`, at once when it can, and never leaves out the last. */
function throttle<Values extends unknown[]>(
  run: (...values: Values) => void,
  ms: number,
): (...values: Values) => void {
  let resting = false;
  let waiting: Values | null = null;

  const start = (values: Values) => {
    run(...values);
    waiting = null;
    resting = true;
    setTimeout(() => {
      resting = false;
      if (waiting) start(waiting);
    }, ms);
  };

  return (...values) => {
    if (resting) waiting = values;
    else start(values);
  };
}
