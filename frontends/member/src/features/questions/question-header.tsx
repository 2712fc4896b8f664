import type { QuestionThread } from '@aera/contracts';
import { Heading, MutedText, Row, Skeleton, Stack } from '@aera/ui';
import { QuestionStatus } from '../../shared/question-status.tsx';
import { styled } from 'styled-components';
import { toOpeningSpan } from '../../shared/text/spans.ts';
import { AnswerDeadline } from './answer-time.tsx';
import { questionsCopy } from './questions-copy.ts';

const maxTitleLength = 160;

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`;

/** Returns a question as a title, shortened if it is long. */
export function toQuestionTitle({ question }: Pick<QuestionThread, 'question'>): string {
  const [start, end] = toOpeningSpan(question, maxTitleLength);
  return end < question.length ? `${question.slice(start, end)} …` : question;
}

/** The question with its status and the deadline of the answer. */
export const QuestionHeader = ({ thread }: { readonly thread: QuestionThread }) => (
  <Stack gap={3}>
    <Row>
      <QuestionStatus status={thread.status} />
    </Row>
    <Title level={1} size="xl">
      {toQuestionTitle(thread)}
    </Title>
    {thread.originalQuery && (
      <MutedText>{questionsCopy.conversation.searched(thread.originalQuery)}</MutedText>
    )}
    <AnswerDeadline sla={thread.sla} />
  </Stack>
);

/** Shown while a question loads. */
export const QuestionSkeleton = () => (
  <Stack gap={4}>
    <Skeleton width="60%" height="2rem" />
    <Skeleton height="6rem" />
  </Stack>
);
