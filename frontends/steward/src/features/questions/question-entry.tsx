import type { StewardQuestion } from '@aera/contracts';
import { Badge, Row, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/copy/format-date.ts';
import { PromiseClock } from './sla-clock.tsx';
import { QuestionStatus } from './question-status.tsx';
import { questionsCopy as copy } from './questions-copy.ts';
import { hasDraft } from './use-answer-draft.ts';

const User = styled.span`
  min-width: 0;
  font-size: 0.875em;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Asked = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
`;

/** One question in the list. */
export const QuestionEntry = ({ question }: { readonly question: StewardQuestion }) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <User>{copy.user(question.userId)}</User>
      <Row as="span" gap={1} justify="end">
        {hasDraft(question.id) && <Badge variant="outline">{copy.draft}</Badge>}
        <QuestionStatus status={question.status} />
      </Row>
    </Row>
    <Text as="span" size="xs" tone="muted">
      {formatDate(question.submittedAt)}
      {question.assignee &&
        ` · ${copy.assignment.other(question.assignee.name ?? copy.assignment.unnamed)}`}
    </Text>
    <Asked as="span" size="sm">
      {question.question}
    </Asked>
    {question.originalQuery && (
      <Text as="span" size="xs" tone="muted">
        {copy.searched(question.originalQuery)}
      </Text>
    )}
    {question.promise && <PromiseClock promise={question.promise} />}
  </>
);
