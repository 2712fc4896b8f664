import type { QuestionThread } from '@aera/contracts';
import { Heading, Row, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { opening } from '../text/spans.ts';
import { PromiseClock } from './promise-clock.tsx';
import { QuestionStatus } from './question-status.tsx';
import { questionsWords } from './questions-words.ts';

const longestTitle = 160;

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`;

/** The first words of a question, as its title. */
export function titleOf({ question }: Pick<QuestionThread, 'question'>): string {
  const [start, end] = opening(question, longestTitle);
  return end < question.length ? `${question.slice(start, end)} …` : question;
}

/** What was asked, where it stands, and how long it may still take. */
export const ThreadHead = ({ thread }: { readonly thread: QuestionThread }) => (
  <Stack gap={3}>
    <Row>
      <QuestionStatus status={thread.status} />
    </Row>
    <Title level={1} size="xl">
      {titleOf(thread)}
    </Title>
    {thread.originalQuery && (
      <Text size="sm" tone="muted">
        {questionsWords.conversation.searched(thread.originalQuery)}
      </Text>
    )}
    <PromiseClock promise={thread.promise} />
  </Stack>
);
