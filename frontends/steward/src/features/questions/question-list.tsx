import type { StewardQuestion } from '@aera/contracts';
import { Badge, MutedText, Row, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/copy/format-date.ts';
import { PagedList } from '../../shared/list/paged-list.tsx';
import { type QuestionFilter, questionFilter } from './question-filters.tsx';
import { SlaClock, QuestionStatus } from './question-status.tsx';
import type { useQuestions } from './questions-api.ts';
import { questionsCopy as copy } from './questions-copy.ts';
import { hasDraft } from './use-answer-draft.ts';

const User = styled.span`
  min-width: 0;
  font-size: 0.875em;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Excerpt = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
`;

const QuestionEntry = ({ question }: { readonly question: StewardQuestion }) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <User>{copy.user(question.userId)}</User>
      <Row as="span" gap={1} justify="end">
        {hasDraft(question.id) && <Badge variant="outline">{copy.draft}</Badge>}
        <QuestionStatus status={question.status} />
      </Row>
    </Row>
    <MutedText as="span" size="xs">
      {formatDate(question.submittedAt)}
      {question.assignee && ` · ${copy.assignment.other(question.assignee.name ?? copy.assignment.unnamed)}`}
    </MutedText>
    <Excerpt as="span" size="sm">
      {question.question}
    </Excerpt>
    {question.originalQuery && (
      <MutedText as="span" size="xs">
        {copy.searchedFor(question.originalQuery)}
      </MutedText>
    )}
    {question.sla && <SlaClock sla={question.sla} />}
  </>
);

const pageCopy = { ...copy, clear: copy.clearFilters };

interface QuestionListProps {
  readonly query: ReturnType<typeof useQuestions>;
  readonly filter: QuestionFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
}

/** The questions that match a filter, loaded page by page. */
export const QuestionList = ({ filter, ...list }: QuestionListProps) => (
  <PagedList
    label={copy.list}
    copy={copy}
    pageCopy={pageCopy}
    isFiltered={Object.values(questionFilter.toParams(filter)).some(Boolean)}
    {...list}
  >
    {(question) => <QuestionEntry question={question} />}
  </PagedList>
);
