import { assignQuestion, type StewardThread } from '@aera/contracts';
import { OwnerLine } from '../../shared/fields/owner-field.tsx';
import { questionsWords } from './questions-copy.ts';
import { useQuestionAction } from './use-question-action.ts';
import { useQuestionOverview } from './questions-api.ts';

const words = questionsWords.assignment;

/** Who has a question. */
export function QuestionAssignment({ thread: { id, assignee } }: { readonly thread: StewardThread }) {
  const { data: overview } = useQuestionOverview();
  const { mutate, isPending } = useQuestionAction(assignQuestion, id, ({ from, to }) => ({
    title: to === null ? words.released : words.given,
    undo: { from: to, to: from },
  }));
  return (
    <OwnerLine
      owner={assignee}
      stewards={overview?.stewards ?? []}
      pending={isPending}
      onGive={mutate}
      words={words}
      unnamed={words.unnamed}
    />
  );
}
