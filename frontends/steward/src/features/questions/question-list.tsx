import { PagedList } from '../../shared/list/paged-list.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { type QuestionFilter, isNarrowed } from './question-filter.ts';
import { questionsCopy as copy } from './questions-copy.ts';
import type { useQuestions } from './questions-api.ts';

const pageCopy = { ...copy, clear: copy.clearFilters };

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
    label={copy.list}
    copy={copy}
    pageCopy={pageCopy}
    narrowed={isNarrowed(filter) || filter.status !== 'waiting'}
    {...list}
  >
    {(listed) => <QuestionEntry question={listed} />}
  </PagedList>
);
