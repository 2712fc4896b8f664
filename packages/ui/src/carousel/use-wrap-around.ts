import { useState } from 'react';

export interface WrapAround {
  readonly index: number;
  /** Any whole number: past either end it comes in again at the other. */
  readonly go: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
}

const wrapped = (index: number, length: number): number =>
  length === 0 ? 0 : ((index % length) + length) % length;

/** A place in a list that has no ends. */
export function useWrapAround(length: number, initial = 0): WrapAround {
  const [index, setIndex] = useState(() => wrapped(initial, length));
  const step = (by: number) => setIndex((current) => wrapped(current + by, length));
  return {
    // The list may have become shorter.
    index: wrapped(index, length),
    go: (to) => setIndex(wrapped(to, length)),
    next: () => step(1),
    previous: () => step(-1),
  };
}
