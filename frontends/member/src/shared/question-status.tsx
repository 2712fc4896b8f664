import type { Question } from '@aera/contracts';
import { formatDate } from '@aera/frontend-kit';
import { Badge, MutedText, Row } from '@aera/ui';
import { styled } from 'styled-components';

/** Statuses without an entry are grey, as specified. */
const variants: Readonly<Record<string, 'warning' | 'success'>> = { pending: 'warning', answered: 'success' };

const Status = styled(Badge)`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Badge with the status of a question. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Status variant={variants[status] ?? 'secondary'}>
    {status === 'needs_information' ? 'needs your reply' : status}
  </Status>
);

/** Status and date of a question on one line. */
export const QuestionStatusLine = ({ question }: { readonly question: Question }) => (
  <Row gap={3} justify="space-between">
    <QuestionStatus status={question.status} />
    <MutedText as="time" size="xs" dateTime={question.submittedAt}>
      {formatDate(question.submittedAt)}
    </MutedText>
  </Row>
);
