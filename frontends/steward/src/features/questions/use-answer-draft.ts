import { brandKey } from '@aera/content';
import { session } from '@aera/frontend-kit';
import { useState } from 'react';

const toStorageKey = (questionId: string): string => brandKey(`answer-draft-${questionId}`);

export const hasDraft = (questionId: string): boolean => session.get(toStorageKey(questionId)) !== null;

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
  const [text, setText] = useState(() => session.get(key) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next === '') session.remove(key);
      else session.set(key, next);
    },
  };
}
