import type { Question } from '@aera/contracts';
import { ArrowRightIcon, Badge, Card, Row, Stack, Text, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../page/format-date.ts';
import { questionPath } from '../paths.ts';
import { Passage } from '../text/passage.tsx';
import { dashboardWords } from './dashboard-words.ts';

/** Any status that comes later is grey. */
const variants: Record<string, 'warning' | 'success' | 'default'> = {
  pending: 'warning',
  reopened: 'warning',
  answered: 'success',
  needs_information: 'default',
};

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

const Open = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  align-self: start;
  min-height: 2rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
  ${focusRing}
`;

/** One question of the member's: where it stands, when it was asked, and its answer. */
export function QuestionCard({ question }: { readonly question: Question }) {
  const { status, submittedAt, adminResponse } = question;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Row gap={3} justify="space-between">
          <Status variant={variants[status] ?? 'secondary'}>{status.replaceAll('_', ' ')}</Status>
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
        <Open to={questionPath(question.id)}>
          {status === 'needs_information' ? dashboardWords.questions.reply : dashboardWords.questions.open}
          <ArrowRightIcon size="1em" />
        </Open>
      </Stack>
    </Card>
  );
}
