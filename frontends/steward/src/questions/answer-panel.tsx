import type { Question } from '@aera/contracts';
import { Card, Heading, Row, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../page/format-date.ts';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import { QuestionStatus } from './question-status.tsx';
import { questionsWords as words } from './questions-words.ts';

const Asked = styled.blockquote`
  padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.goldLine};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Meta = ({ question }: { readonly question: Question }) => (
  <Text size="xs" tone="muted">
    {formatDate(question.submittedAt)}
    {question.originalQuery && ` · ${words.searched(question.originalQuery)}`}
  </Text>
);

/** One question whole, and its answer. */
export const AnswerPanel = (props: AnswerFormProps) => (
  <Card as="article">
    <Stack gap={5}>
      <Stack gap={3}>
        <Row justify="space-between" align="start" wrap={false}>
          <Heading level={2} size="md">
            {words.user(props.question.userId)}
          </Heading>
          <QuestionStatus status={props.pending ? props.question.status : 'answered'} />
        </Row>
        <Asked>{props.question.question}</Asked>
        <Meta question={props.question} />
      </Stack>
      <AnswerForm {...props} />
    </Stack>
  </Card>
);
