import { EmptyState, Stack, below, theme, Stat, from } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDuration } from '@aera/ui/deadline';
import { QueryError } from '@aera/frontend-kit/query-content';
import { Freshness } from '../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../shared/list/list-and-detail.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { useUrlState } from '../../shared/page/use-url-state.ts';
import { type QuestionFilter, questionFilter, QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { questionsCopy as copy, questionsCopy } from './questions-copy.ts';
import { useListKeys } from '../../shared/keys/keyboard.ts';
import { useQuestions, useQuestionOverview } from './questions-api.ts';

/** Hidden on small screens while a question is open. */
const Controls = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  @media ${below('laptop')} {
    &[data-open='true'] {
      display: none;
    }
  }
`;

/** Finds and answers questions. The URL contains the filter and the open question. */
export function QuestionsPage() {
  const state = useUrlState();
  const filter = questionFilter.read(state);
  const query = useQuestions(filter);
  const selectedId = state.get('question');
  const select = (id: string | null) => state.set({ question: id });
  const changeFilter = (change: Partial<QuestionFilter>) => state.set(questionFilter.toChanges(change));
  const clearFilter = () => state.set(questionFilter.none);
  useListKeys(selectedId);

  return (
    <>
      <PageTitle title={copy.title} />
      <Stack gap={5}>
        <Controls data-open={selectedId !== null}>
          <QuestionOverview />
          <QuestionFilters filter={filter} onChange={changeFilter} />
        </Controls>
        <ListAndDetail
          title={query.total === undefined ? copy.list : copy.titles[filter.status](query.total)}
          aside={<Freshness query={query} live />}
          selectedId={selectedId}
          backLabel={copy.back}
          onBack={() => select(null)}
          list={
            <QuestionList
              query={query}
              filter={filter}
              selectedId={selectedId}
              onSelect={select}
              onClear={clearFilter}
            />
          }
          detail={
            selectedId ? (
              <QuestionPanel key={selectedId} questionId={selectedId} onDone={() => select(null)} />
            ) : (
              <EmptyState>{copy.nothingSelected}</EmptyState>
            )
          }
        />
      </Stack>
    </>
  );
}

const overviewCopy = questionsCopy.overview;
const noValue = '–';
const minuteMs = 60_000;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  @media ${from('tablet')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media ${from('laptop')} {
    grid-template-columns: repeat(7, auto);
    justify-content: space-between;
  }
  dd {
    font-size: ${theme.text.lg};
  }
  dt {
    font-size: ${theme.text.xs};
  }
`;

/** Counts of questions, answer times and feedback. */
function QuestionOverview() {
  const query = useQuestionOverview();
  const { data } = query;
  if (!data && query.isError) return <QueryError title={overviewCopy.failed} query={query} />;
  const { helpful = 0, notHelpful = 0 } = data?.votes ?? {};
  const median = data?.medianMinutes;
  const counts: readonly (readonly [string, string | number])[] = [
    [overviewCopy.waiting, data?.waiting ?? noValue],
    [overviewCopy.mine, data?.mine ?? noValue],
    [overviewCopy.atRisk, data?.atRisk ?? noValue],
    [overviewCopy.overdue, data?.overdue ?? noValue],
    [
      overviewCopy.median,
      median == null ? (data ? overviewCopy.unknownMedian : noValue) : formatDuration(median * minuteMs),
    ],
    [overviewCopy.helpful, data ? overviewCopy.share(helpful, helpful + notHelpful) : noValue],
    [overviewCopy.deflected, data?.deflected ?? noValue],
  ];
  return (
    <Counts aria-label={overviewCopy.label}>
      {counts.map(([label, value]) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Counts>
  );
}
