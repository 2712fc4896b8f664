import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance in px between cursor and tip on each axis: 28 px from corner to corner, below the limit of 40. */
const offset = 20;

/**
 * Returns the upper left corner of a tip beside the cursor: below and to the right, flipped at the window's edge, and clamped if neither
 * side fits.
 */
export const positionAtCursor = (cursor: Point, tip: Size, view: Size): Point => ({
  x: placeOnAxis(cursor.x, tip.width, view.width),
  y: placeOnAxis(cursor.y, tip.height, view.height),
});

function placeOnAxis(cursor: number, length: number, end: number): number {
  const after = cursor + offset;
  if (after + length <= end) return after;
  const before = cursor - offset - length;
  return before >= 0 ? before : Math.max(0, end - length);
}

/** Returns the position of a tip for the keyboard: below the term, inside the window, above the term if there is no room below. */
export const positionBelow = (term: DOMRectReadOnly, tip: Size, view: Size): Point => ({
  x: Math.max(0, Math.min(term.left, view.width - tip.width)),
  y: term.bottom + tip.height <= view.height ? term.bottom : Math.max(0, term.top - tip.height),
});

/** Milliseconds between two moves: about one frame. */
const moveIntervalMs = 16;

type Mode = 'closed' | 'following' | 'standing';

/** A tip that follows the mouse, or is below its term for the keyboard and after a click or tap. */
export function useTip() {
  const term = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const cursor = useRef<Point>({ x: 0, y: 0 });
  const [mode, setMode] = useState<Mode>('closed');
  const [follow] = useState(() => throttle(positionBeside, moveIntervalMs));

  useLayoutEffect(() => {
    if (mode === 'closed') return undefined;
    const shown = tip.current;
    // In the top layer nothing clips or shifts it; older browsers keep it in place.
    if (!shown || !('showPopover' in shown)) return undefined;
    shown.popover = 'manual';
    shown.showPopover();
    return () => shown.hidePopover();
  }, [mode]);

  useLayoutEffect(() => {
    if (mode === 'following') positionBeside(tip.current, cursor.current);
    if (mode !== 'standing') return undefined;
    const stand = () => positionUnder(tip.current, term.current);
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

function positionBeside(tip: HTMLElement | null, cursor: Point): void {
  if (tip) moveTip(tip, positionAtCursor(cursor, tip.getBoundingClientRect(), view()));
}

function positionUnder(tip: HTMLElement | null, term: HTMLElement | null): void {
  if (tip && term) {
    moveTip(tip, positionBelow(term.getBoundingClientRect(), tip.getBoundingClientRect(), view()));
  }
}

function moveTip(tip: HTMLElement, { x, y }: Point): void {
  tip.style.translate = `${x}px ${y}px`;
}

/** Runs at most once per `ms`, immediately if possible, and always with the last value. */
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
