import { EmptyState, Stack, below, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Freshness } from '../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../shared/list/list-and-detail.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { usePageState } from '../../shared/page/use-page-state.ts';
import { type QuestionFilter, questionFilter, QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionOverview } from './question-overview.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { questionsCopy as copy } from './questions-copy.ts';
import { useListKeys } from '../../shared/keys/keyboard.ts';
import { useQuestions } from './questions-api.ts';

/** Hidden on small screens while a question is open. */
const Above = styled.div`
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
  const state = usePageState();
  const filter = questionFilter.read(state);
  const query = useQuestions(filter);
  const selectedId = state.get('question');
  const select = (id: string | null) => state.set({ question: id });
  const narrow = (change: Partial<QuestionFilter>) =>
    state.set(questionFilter.toParams({ ...filter, ...change }));
  const clear = () => state.set(questionFilter.none);
  useListKeys(selectedId);

  return (
    <>
      <PageTitle title={copy.title} />
      <Stack gap={5}>
        <Above data-open={selectedId !== null}>
          <QuestionOverview />
          <QuestionFilters key={filter.q} filter={filter} onChange={narrow} />
        </Above>
        <ListAndDetail
          title={query.total === undefined ? copy.list : copy.counted[filter.status](query.total)}
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
              onClear={clear}
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
