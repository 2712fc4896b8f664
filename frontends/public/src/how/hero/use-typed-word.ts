import { prefersStill } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';
import { firstWord, nextTyped, paceOf } from './typed-word.ts';

/** The part of a word that is typed so far; the words take turns. Stands still while paused and for who wants less motion. */
export function useTypedWord(words: readonly string[], paused: boolean): string {
  const [typed, setTyped] = useState(() => firstWord(words));

  useEffect(() => {
    if (paused || prefersStill()) return;
    const timer = setTimeout(() => setTyped(nextTyped(words, typed)), paceOf(words, typed));
    return () => clearTimeout(timer);
  }, [words, typed, paused]);

  return words[typed.index]?.slice(0, typed.length) ?? '';
}
