import type { Activity } from '@aera/contracts';
import type { StoredEvent } from '@aera/event-store';
import type { QuestionEvent } from '../questions/question.ts';

type Told = Extract<Activity, { kind: 'asked' | 'question-answered' }>;
type Plain = Exclude<Extract<Activity, { questionId: string }>['kind'], 'asked' | 'answer-rated'>;

/** What happened to a question, as the timeline of whoever asked it tells it; null for the work behind it. */
export function questionActivity(event: StoredEvent<QuestionEvent>, link: Activity['link']): Activity | null {
  const { type, data } = event;
  const plain = (kind: Plain, at: string): Activity =>
    ({ id: event.id, kind, at: instant(at), link, questionId: data.questionId }) as Told;
  switch (type) {
    case 'QuestionSubmitted': {
      const { questionId, question, submittedAt } = data;
      return { id: event.id, kind: 'asked', at: instant(submittedAt), link, questionId, question };
    }
    case 'QuestionAnswered':
      return plain('question-answered', data.answeredAt);
    case 'AnswerRevised':
      return plain('answer-revised', data.revisedAt);
    case 'InformationRequested':
      return plain('information-requested', data.requestedAt);
    case 'InformationGiven':
      return plain('information-given', data.givenAt);
    case 'QuestionReopened':
      return plain('question-reopened', data.reopenedAt);
    case 'QuestionWithdrawn':
      return plain('question-withdrawn', data.withdrawnAt);
    case 'QuestionClaimed':
      return plain('question-claimed', data.claimedAt);
    default:
      return null;
  }
}

const instant = (at: string): string => new Date(at).toISOString();
