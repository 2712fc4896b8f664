import { prefersReducedMotion } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';

/** Milliseconds per typed character, per deleted character, and for a complete word. */
const delaysMs = { type: 150, erase: 80, hold: 2000 } as const;

/** Index of the current word, its visible length, and whether it is being deleted. */
interface TypewriterState {
  readonly index: number;
  readonly length: number;
  readonly erasing: boolean;
}

/** The first word in full, which a pre-rendered page shows. */
const initialState = (words: readonly string[]): TypewriterState => ({
  index: 0,
  length: words[0]?.length ?? 0,
  erasing: false,
});

const isComplete = (words: readonly string[], { index, length }: TypewriterState): boolean =>
  length === words[index]?.length;

/** Returns how long this state lasts, in milliseconds. */
const getDelayMs = (words: readonly string[], typed: TypewriterState): number => {
  if (typed.erasing) return delaysMs.erase;
  return isComplete(words, typed) ? delaysMs.hold : delaysMs.type;
};

/** Returns the state one character later: a complete word is deleted, and after an empty one the next is typed. */
function nextState(words: readonly string[], typed: TypewriterState): TypewriterState {
  const { index, length, erasing } = typed;
  if (!erasing && !isComplete(words, typed)) return { index, length: length + 1, erasing };
  if (length > 1) return { index, length: length - 1, erasing: true };
  return { index: (index + 1) % words.length, length: 0, erasing: false };
}

/** Returns the visible part of the current word; the words alternate. Does not change while paused or with reduced motion. */
export function useTypewriter(words: readonly string[], paused: boolean): string {
  const [state, setState] = useState(() => initialState(words));

  useEffect(() => {
    if (paused || prefersReducedMotion()) return;
    const timer = setTimeout(() => setState(nextState(words, state)), getDelayMs(words, state));
    return () => clearTimeout(timer);
  }, [words, state, paused]);

  return words[state.index]?.slice(0, state.length) ?? '';
}
