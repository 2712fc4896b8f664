import type { Question } from '@aera/contracts';
import { Card, Stack, Text, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { questionPath } from '../../shared/paths.ts';
import { AnswerDeadline } from './answer-time.tsx';
import { QuestionStatusLine } from '../../shared/question-status.tsx';

/** Card that is clickable as a whole: the link covers it. */
const Frame = styled(Card)`
  position: relative;
  transition: border-color ${theme.duration.fast} ${theme.easing.out};
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
`;

const QuestionLink = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Answer = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.goldLine};
`;

/** A question in the list: status, date and the first lines of the answer. */
export const QuestionSummary = ({ question }: { readonly question: Question }) => (
  <Frame as="article">
    <Stack gap={3}>
      <QuestionStatusLine question={question} />
      <QuestionLink to={questionPath(question.id)}>{question.question}</QuestionLink>
      {question.adminResponse && (
        <Answer size="sm" tone="muted">
          {question.adminResponse}
        </Answer>
      )}
      {question.sla && <AnswerDeadline sla={question.sla} />}
    </Stack>
  </Frame>
);
