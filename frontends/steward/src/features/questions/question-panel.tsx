import type { StewardThread } from '@aera/contracts';
import { Card, EmptyState, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { formatDate } from '../../shared/copy/format-date.ts';
import { ReadingFailure } from '../../shared/list/query-failure.tsx';
import { useMayChange } from '../../shared/session/roles.tsx';
import { AnswerForm } from './answer-form.tsx';
import { GivenAnswer } from './answer-panel.tsx';
import { PromiseClock } from './sla-clock.tsx';
import { QuestionAssignment } from './question-assignment.tsx';
import { QuestionHistory } from './question-history.tsx';
import { QuestionStatus } from './question-status.tsx';
import { questionsCopy } from './questions-copy.ts';
import { Quoted } from './quote.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useThread } from './questions-api.ts';

export interface QuestionPanelProps {
  readonly questionId: string;
  readonly onDone: () => void;
}

/** One question whole: what was asked, who has it, its answer, and all that happened to it. */
export function QuestionPanel({ questionId, onDone }: QuestionPanelProps) {
  const reading = useThread(questionId);
  const { data: thread, error } = reading;
  if (thread) return <Loaded thread={thread} onDone={onDone} />;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return <EmptyState>{questionsCopy.unknown}</EmptyState>;
  if (error) return <ReadingFailure title={questionsCopy.notLoaded} reading={reading} />;
  return <Text as="output">{questionsCopy.loading}</Text>;
}

const openStatuses = new Set(['pending', 'reopened', 'needs_information']);

function Loaded({ thread, onDone }: { readonly thread: StewardThread; readonly onDone: () => void }) {
  const draft = useAnswerDraft(thread.id);
  const mayChange = useMayChange();
  const isOpen = openStatuses.has(thread.status);
  return (
    <Card as="article">
      <Stack gap={5}>
        <Stack gap={3}>
          <Row justify="space-between" align="start" wrap={false}>
            <Heading level={2} size="md">
              {questionsCopy.user(thread.userId)}
            </Heading>
            <QuestionStatus status={thread.status} />
          </Row>
          <Quoted>{thread.question}</Quoted>
          <Text size="xs" tone="muted">
            {formatDate(thread.submittedAt)}
            {thread.originalQuery && ` · ${questionsCopy.searched(thread.originalQuery)}`}
          </Text>
          {thread.person && <PersonLink of={thread.person} />}
          <PromiseClock promise={thread.promise} />
        </Stack>
        {isOpen && <QuestionAssignment thread={thread} />}
        {thread.status === 'withdrawn' && <Notice>{questionsCopy.withdrawn}</Notice>}
        {thread.version !== null && thread.status !== 'withdrawn' && (
          <GivenAnswer thread={thread} draft={draft} />
        )}
        {isOpen && mayChange && (
          <AnswerForm
            questionId={thread.id}
            draft={draft}
            askable={thread.status !== 'needs_information'}
            onDone={onDone}
          />
        )}
        <QuestionHistory entries={thread.entries} />
      </Stack>
    </Card>
  );
}
