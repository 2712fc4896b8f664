import type { StewardThread } from '@aera/contracts';
import { Button, Row, Select, Text } from '@aera/ui';
import { useSteward } from '@aera/web-kit';
import { styled } from 'styled-components';
import { useMayChange } from '../session/roles.ts';
import { questionAddresses } from './question-addresses.ts';
import { questionsWords } from './questions-words.ts';
import { useQuestionAction } from './use-question-action.ts';
import { useQuestionOverview } from './use-questions.ts';

const words = questionsWords.assignment;

const HandOver = styled.div`
  flex: 1 1 11rem;
  max-width: 16rem;
`;

/** Who has a question: take it on, hand it over, give it back. Of two who take it at once one has it, and the other is told. */
export function QuestionAssignment({ thread: { id, assignee } }: { readonly thread: StewardThread }) {
  const { steward } = useSteward();
  const mayChange = useMayChange();
  const { data: overview } = useQuestionOverview();
  const { mutate, isPending } = useQuestionAction(questionAddresses.assignQuestion, id);
  const from = assignee?.id ?? null;
  const mine = from !== null && from === steward?.id;
  const assign = (to: string | null) => mutate({ from, to });
  const others = (overview?.stewards ?? []).filter((each) => each.id !== from);

  return (
    <Row gap={3}>
      <Text size="sm">
        {mine ? words.you : assignee ? words.other(assignee.name ?? words.unnamed) : words.nobody}
      </Text>
      {!mine && steward && mayChange && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => assign(steward.id)}>
          {assignee ? words.takeOver : words.take}
        </Button>
      )}
      {mine && (
        <Button variant="ghost" size="sm" pending={isPending} onClick={() => assign(null)}>
          {words.release}
        </Button>
      )}
      {mine && others.length > 0 && (
        <HandOver>
          <Select
            label={words.handOver}
            value=""
            disabled={isPending}
            options={[
              { value: '', label: words.choose },
              ...others.map((each) => ({ value: each.id, label: each.name ?? words.unnamed })),
            ]}
            onChange={({ target }) => target.value && assign(target.value)}
          />
        </HandOver>
      )}
    </Row>
  );
}
