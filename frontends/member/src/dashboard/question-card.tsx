import type { Question } from '@aera/contracts';
import { Badge, Card, Row, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Passage } from '../text/passage.tsx';
import { dashboardWords } from './dashboard-words.ts';
import { formatDate } from './format-date.ts';

/** Any status that comes later is grey. */
const variants: Record<string, 'warning' | 'success'> = { pending: 'warning', answered: 'success' };

const Status = styled(Badge)`
  text-transform: capitalize;
`;

const Asked = styled.div`
  font-weight: 600;
`;

const Reply = styled.div`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.goldLine};
`;

/** One question of the member's: where it stands, when it was asked, and its answer. */
export function QuestionCard({ question }: { readonly question: Question }) {
  const { status, submittedAt, adminResponse } = question;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Row gap={3} justify="space-between">
          <Status variant={variants[status] ?? 'secondary'}>{status}</Status>
          <Text as="time" size="xs" tone="muted" dateTime={submittedAt}>
            {formatDate(submittedAt)}
          </Text>
        </Row>
        <Asked>
          <Passage text={question.question} />
        </Asked>
        {adminResponse && (
          <Reply>
            <Text size="xs" tone="gold">
              {dashboardWords.questions.answer}
            </Text>
            <Passage text={adminResponse} />
          </Reply>
        )}
      </Stack>
    </Card>
  );
}
