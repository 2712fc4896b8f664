import { type StewardThread, assignQuestion } from '@aera/contracts';
import { useQuestionAction, useQuestionOverview } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { OwnerLine } from '../../shared/fields/owner-field.tsx';

const assignmentCopy = questionsCopy.assignment;

/** Who has a question. */
export function QuestionAssignment({ thread: { id, assignee } }: { readonly thread: StewardThread }) {
  const { data: overview } = useQuestionOverview();
  const { mutate, isPending } = useQuestionAction(assignQuestion, id, ({ from, to }) => ({
    title: to === null ? assignmentCopy.released : assignmentCopy.given,
    undo: { from: to, to: from },
  }));
  return (
    <OwnerLine
      owner={assignee}
      stewards={overview?.stewards ?? []}
      pending={isPending}
      onGive={mutate}
      copy={assignmentCopy}
      unnamed={assignmentCopy.unnamed}
    />
  );
}
