import type { Question } from '@aera/contracts';
import { ArrowRightIcon, ButtonLink, Card, Stack, Text, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths, questionPath, questionsPath } from '../../shared/paths.ts';
import { QuestionStatusLine } from '../../shared/question-status.tsx';
import { Passage } from '../../shared/text/passage.tsx';
import type { ListQuery } from './dashboard-api.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { Panel } from './panel.tsx';

/** The three newest questions; with more, a link to all. */
export const QuestionsPanel = ({ query }: { readonly query: ListQuery<Question> }) => (
  <Panel
    copy={dashboardCopy.questions}
    query={query}
    viewAllPath={questionsPath}
    emptyAction={
      <ButtonLink as={Link} to={paths.search} variant="secondary">
        {dashboardCopy.search.action}
      </ButtonLink>
    }
  >
    {(question) => <QuestionCard question={question} />}
  </Panel>
);

const QuestionText = styled.div`
  font-weight: 600;
`;

const Answer = styled.div`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.goldLine};
`;

const OpenLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  align-self: start;
  min-height: 2rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
  ${focusRing}
`;

/** A question with its status, date and answer. */
function QuestionCard({ question }: { readonly question: Question }) {
  const { status, adminResponse } = question;
  return (
    <Card as="article">
      <Stack gap={3}>
        <QuestionStatusLine question={question} />
        <QuestionText>
          <Passage text={question.question} />
        </QuestionText>
        {adminResponse && (
          <Answer>
            <Text size="xs" tone="gold">
              {dashboardCopy.questions.answer}
            </Text>
            <Passage text={adminResponse} />
          </Answer>
        )}
        <OpenLink to={questionPath(question.id)}>
          {status === 'needs_information'
            ? dashboardCopy.questions.informationRequested
            : dashboardCopy.questions.open}
          <ArrowRightIcon size="1em" />
        </OpenLink>
      </Stack>
    </Card>
  );
}
