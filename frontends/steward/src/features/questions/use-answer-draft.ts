import { readDraft, useDraft } from '@aera/frontend-kit/drafts';

const emptyAnswer = { text: '', publish: true };
type Answer = Readonly<typeof emptyAnswer>;

const toName = (questionId: string): string => `reply-${questionId}`;

export const hasDraft = (questionId: string): boolean =>
  Boolean(readDraft(toName(questionId), emptyAnswer)?.text);

export interface AnswerDraft extends Answer {
  readonly write: (change: Partial<Answer>) => void;
  readonly discard: () => void;
}

/** The draft of an answer, with the choice whether to publish it. */
export function useAnswerDraft(questionId: string): AnswerDraft {
  const [stored, store] = useDraft<Answer>(toName(questionId), emptyAnswer);
  const answer = stored ?? emptyAnswer;
  return {
    ...answer,
    write: (change) => {
      const next = { ...answer, ...change };
      store(next.text === '' && next.publish ? null : next);
    },
    discard: () => store(null),
  };
}
