import type { Question } from '@aera/contracts';
import { useState } from 'react';

/**
 * The question with this id, as the list last had it: one that leaves the list while its answer is being written stays, and is no
 * longer pending.
 */
export function useSelectedQuestion(questions: readonly Question[] | undefined, id: string | null) {
  const [seen, setSeen] = useState<Question | null>(null);
  const listed = questions?.find((question) => question.id === id);
  if (listed && listed !== seen) setSeen(listed);
  const question = listed ?? (seen?.id === id ? seen : null);
  return { question, pending: Boolean(listed) };
}
