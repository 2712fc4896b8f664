import type { PromiseOfAnswer, QuestionThread } from '@aera/contracts';
import { fold } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import { question, questionNotFound } from './decide-question.ts';
import type { PromiseClock } from './promise.ts';
import { questionStream } from './question-stream.ts';
import { type ThreadLine, threadLine } from './question-thread.ts';
import { type AskedQuestion } from './question.ts';

/** A question as its stream tells it: always the latest, whatever a list shows. */
export interface ReadThread {
  readonly id: string;
  readonly state: AskedQuestion;
  readonly originalQuery: string | null;
  /** Visitor session of the browser that asked. */
  readonly sessionId: string | null;
  readonly lines: readonly ThreadLine[];
}

/** @throws DomainError `question-not-found` */
export async function readThread(store: EventStore, questionId: string): Promise<ReadThread> {
  const id = questionId.toLowerCase();
  const events = await store.stream(questionStream).read(id);
  const state = fold(question, events);
  if (state.status === 'absent') throw questionNotFound();
  const first = events[0];
  const { originalQuery, sessionId } =
    first?.type === 'QuestionSubmitted' ? first.data : { originalQuery: null, sessionId: null };
  return { id, state, originalQuery, sessionId, lines: events.map(threadLine) };
}

/** What its author, or whoever has the link, is shown: no steward, nothing of the work behind it. */
export function authorsThread({ id, state, originalQuery, lines }: ReadThread): QuestionThread {
  return {
    ...threadHead({ id, state, originalQuery }),
    entries: lines
      .filter(({ open }) => open)
      .map(({ kind, at, text, version }) => ({ kind, at, text, version, steward: null })),
    vote: null,
  };
}

/** What a thread says of the question itself. */
export const threadHead = ({
  id,
  state,
  originalQuery,
}: Pick<ReadThread, 'id' | 'state' | 'originalQuery'>) => ({
  id,
  userId: state.memberId ?? 'visitor',
  status: state.status,
  question: state.question ?? '',
  originalQuery,
  submittedAt: state.submittedAt,
  adminResponse: state.answer?.text ?? null,
  answeredAt: state.answer?.at ?? null,
  version: state.answer?.version ?? null,
  promise: promiseOf(state.clock),
});

const promiseOf = (clock: PromiseClock): PromiseOfAnswer => ({
  state: clock.state,
  dueAt: clock.state === 'running' ? clock.dueAt : null,
  timeLeft: clock.state === 'paused' ? clock.timeLeft : null,
});
