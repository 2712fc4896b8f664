import { EmptyState } from '@aera/ui';
import { Freshness } from '../page/freshness.tsx';
import { ListAndDetail } from '../page/list-and-detail.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { ReadingList } from '../page/reading-list.tsx';
import { usePageState } from '../page/use-page-state.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { questionsWords as words } from './questions-words.ts';
import { usePendingQuestions } from './use-pending-questions.ts';
import { useSelectedQuestion } from './use-selected-question.ts';

/** Stewards answer here what nobody has answered yet; the address names the question that is open. */
export function QuestionsPage() {
  const reading = usePendingQuestions();
  const { get, set } = usePageState();
  const selectedId = get('question');
  const questions = reading.data;
  const { question, pending } = useSelectedQuestion(questions, selectedId);
  const select = (id: string | null) => set({ question: id });

  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <ListAndDetail
        title={questions ? words.counted(questions.length) : words.list}
        aside={<Freshness reading={reading} live />}
        selectedId={selectedId}
        backLabel={words.back}
        onBack={() => select(null)}
        list={
          <ReadingList
            label={words.list}
            words={words}
            reading={reading}
            selectedId={selectedId}
            onSelect={select}
          >
            {(listed) => <QuestionEntry question={listed} />}
          </ReadingList>
        }
        detail={
          question ? (
            <AnswerPanel
              key={question.id}
              question={question}
              pending={pending}
              onDone={() => select(null)}
            />
          ) : (
            <EmptyState>{selectedId && questions ? words.unknown : words.nothingSelected}</EmptyState>
          )
        }
      />
    </>
  );
}
