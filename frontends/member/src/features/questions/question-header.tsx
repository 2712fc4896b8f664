import type { QuestionThread } from '@aera/contracts';
import { Badge, Heading, Row, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { toOpeningSpan } from '../../shared/text/spans.ts';
import { AnswerDeadline } from './answer-time.tsx';
import { questionsCopy } from './questions-copy.ts';

/** Any status that comes later is grey. */
const variants: Record<string, 'warning' | 'success' | 'default'> = {
  pending: 'warning',
  reopened: 'warning',
  answered: 'success',
  needs_information: 'default',
};

const Status = styled(Badge)`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Where a question stands. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Status variant={variants[status] ?? 'secondary'}>
    {questionsCopy.statuses[status] ?? status.replaceAll('_', ' ')}
  </Status>
);

const maxTitleLength = 160;

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`;

/** The first words of a question, as its title. */
export function toQuestionTitle({ question }: Pick<QuestionThread, 'question'>): string {
  const [start, end] = toOpeningSpan(question, maxTitleLength);
  return end < question.length ? `${question.slice(start, end)} …` : question;
}

/** What was asked, where it stands, and how long it may still take. */
export const QuestionHeader = ({ thread }: { readonly thread: QuestionThread }) => (
  <Stack gap={3}>
    <Row>
      <QuestionStatus status={thread.status} />
    </Row>
    <Title level={1} size="xl">
      {toQuestionTitle(thread)}
    </Title>
    {thread.originalQuery && (
      <Text size="sm" tone="muted">
        {questionsCopy.conversation.searched(thread.originalQuery)}
      </Text>
    )}
    <AnswerDeadline sla={thread.sla} />
  </Stack>
);
