import { prefersReducedMotion } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';

/** Milliseconds: a character typed, a character deleted, a whole word standing. */
const delaysMs = { type: 150, erase: 80, hold: 2000 } as const;

/** Which word is on show, how many of its characters, and whether they are going. */
interface TypewriterState {
  readonly index: number;
  readonly length: number;
  readonly erasing: boolean;
}

/** The first word stands whole: what a pre-rendered page shows. */
const initialState = (words: readonly string[]): TypewriterState => ({
  index: 0,
  length: words[0]?.length ?? 0,
  erasing: false,
});

const isComplete = (words: readonly string[], { index, length }: TypewriterState): boolean =>
  length === words[index]?.length;

/** How long this state lasts. */
const getDelayMs = (words: readonly string[], typed: TypewriterState): number => {
  if (typed.erasing) return delaysMs.erase;
  return isComplete(words, typed) ? delaysMs.hold : delaysMs.type;
};

/** One character on: a whole word begins to go, an empty one makes room for the next. */
function nextState(words: readonly string[], typed: TypewriterState): TypewriterState {
  const { index, length, erasing } = typed;
  if (!erasing && !isComplete(words, typed)) return { index, length: length + 1, erasing };
  if (length > 1) return { index, length: length - 1, erasing: true };
  return { index: (index + 1) % words.length, length: 0, erasing: false };
}

/** The part of a word that is typed so far; the words take turns. Stands still while paused and for who wants less motion. */
export function useTypewriter(words: readonly string[], paused: boolean): string {
  const [state, setState] = useState(() => initialState(words));

  useEffect(() => {
    if (paused || prefersReducedMotion()) return;
    const timer = setTimeout(() => setState(nextState(words, state)), getDelayMs(words, state));
    return () => clearTimeout(timer);
  }, [words, state, paused]);

  return words[state.index]?.slice(0, state.length) ?? '';
}
