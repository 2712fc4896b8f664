import { PagedList } from '../../shared/list/paged-list.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { type QuestionFilter, isNarrowed } from './question-filter.ts';
import { questionsWords as words } from './questions-copy.ts';
import type { useQuestions } from './questions-api.ts';

const pageWords = { ...words, clear: words.clearFilters };

export interface QuestionListProps {
  readonly reading: ReturnType<typeof useQuestions>;
  readonly filter: QuestionFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
}

/** The questions of a filter, page after page. */
export const QuestionList = ({ filter, ...list }: QuestionListProps) => (
  <PagedList
    label={words.list}
    words={words}
    pageWords={pageWords}
    narrowed={isNarrowed(filter) || filter.status !== 'waiting'}
    {...list}
  >
    {(listed) => <QuestionEntry question={listed} />}
  </PagedList>
);
