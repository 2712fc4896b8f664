import { brandKey } from '@aera/content';
import { safeSessionStorage } from '@aera/frontend-kit';
import { useState } from 'react';

const toStorageKey = (questionId: string): string => brandKey(`answer-draft-${questionId}`);

export const hasDraft = (questionId: string): boolean =>
  safeSessionStorage.get(toStorageKey(questionId)) !== null;

export interface AnswerDraft {
  readonly text: string;
  readonly write: (text: string) => void;
}

/**
 * An answer as far as it is written, kept for the tab: neither a failure nor another question, a reload or the end of the session
 * loses it. One question per mounted component.
 */
export function useAnswerDraft(questionId: string): AnswerDraft {
  const key = toStorageKey(questionId);
  const [text, setText] = useState(() => safeSessionStorage.get(key) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next === '') safeSessionStorage.remove(key);
      else safeSessionStorage.set(key, next);
    },
  };
}
