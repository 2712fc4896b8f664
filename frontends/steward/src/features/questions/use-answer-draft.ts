import { safeSessionStorage } from '@aera/frontend-kit';
import { useState } from 'react';
import { toDraftKey } from '../../shared/session/drafts.ts';

const toStorageKey = (questionId: string): string => toDraftKey(`answer-${questionId}`);

export const hasDraft = (questionId: string): boolean =>
  safeSessionStorage.get(toStorageKey(questionId)) !== null;

export interface AnswerDraft {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** The draft of an answer, stored in the tab for its author: it survives failures, reloads and the end of the session. */
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
