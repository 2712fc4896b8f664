import {
  type StewardQuestion,
  type StewardThread,
  type ThreadEntry,
  answerQuestion,
  assignQuestion,
  listQuestions,
  readQuestionOverview,
  readQuestionAsSteward,
  requestInformation,
  reviseAnswer,
  setPublication,
} from '@aera/contracts';
import { type FakeApi, problem } from '@aera/frontend-kit/testing';
import { id, question, questionOverview, steward } from '../../../testing/records.ts';

export const tom = { id: id(2), name: 'Tom Ward' };
export const me = { id: steward.id, name: `${steward.firstName} ${steward.lastName}` };

const entry = (kind: string, changes: Partial<ThreadEntry> = {}): ThreadEntry => ({
  kind,
  at: '2026-03-04T10:00:00Z',
  text: null,
  version: null,
  steward: null,
  ...changes,
});

/** A pending question with the data of list and detail. */
export const pendingThread = (changes: Partial<StewardThread> = {}): StewardThread => ({
  ...question(),
  sla: { state: 'running', dueAt: new Date(Date.now() + 20 * 3_600_000).toISOString(), slaRemainingMs: null },
  version: null,
  entries: [entry('asked', { at: '2026-03-04T09:05:00Z', text: question().question })],
  vote: null,
  assignee: null,
  published: false,
  votes: { helpful: 0, notHelpful: 0 },
  complaints: [],
  person: null,
  ...changes,
});

/** Returns a thread after an answer. */
export const answerThread = (thread: StewardThread, text: string, who = tom): StewardThread => ({
  ...thread,
  status: 'answered',
  adminResponse: text,
  version: (thread.version ?? 0) + 1,
  published: true,
  sla: { state: 'stopped', dueAt: null, slaRemainingMs: null },
  entries: [...thread.entries, entry('answered', { text, version: (thread.version ?? 0) + 1, steward: who })],
});

const isWaiting = ({ status }: StewardQuestion): boolean => status === 'pending' || status === 'reopened';

/** Fake of question management, in memory. */
export function createQuestionServer(api: FakeApi) {
  let threads: StewardThread[] = [];
  const find = (questionId: string): StewardThread => {
    const found = threads.find((each) => each.id === questionId);
    if (!found) throw problem(404, 'Question not found.');
    return found;
  };
  const change = (questionId: string, to: Partial<StewardThread>): undefined => {
    const before = find(questionId);
    threads = threads.map((each) => (each === before ? { ...before, ...to } : each));
  };
  api.on(listQuestions, ({ query }) => {
    const items = threads.filter((each) => {
      if (
        query.status === 'waiting' ? !isWaiting(each) : query.status !== 'all' && each.status !== query.status
      )
        return false;
      return query.assigned === 'me' ? each.assignee?.id === me.id : true;
    });
    const from = Number(query.cursor ?? 0);
    const next = items.length > from + 2 ? String(from + 2) : null;
    return { items: items.slice(from, from + 2), next, total: items.length };
  });
  api.on(readQuestionOverview, () =>
    questionOverview({
      waiting: threads.filter(isWaiting).length,
      atRisk: 1,
      answered: 5,
      medianMinutes: 190,
      deflected: 4,
      votes: { helpful: 6, notHelpful: 2 },
      stewards: [me, tom],
    }),
  );
  api.on(readQuestionAsSteward, ({ params }) => find(params.questionId));
  api.on(answerQuestion, ({ params: { questionId }, body }) => {
    if (!isWaiting(find(questionId))) return problem(409, 'This question has already been answered.');
    change(questionId, answerThread(find(questionId), body.answer, me));
    return { id: questionId, status: 'answered', answeredAt: '2026-03-04T10:00:00Z' };
  });
  api.on(reviseAnswer, ({ params: { questionId }, body }) => {
    const thread = find(questionId);
    if (thread.version !== body.version) return problem(409, 'Someone else has changed this answer.');
    return change(questionId, { adminResponse: body.answer, version: body.version + 1 });
  });
  api.on(assignQuestion, ({ params: { questionId }, body }) => {
    if ((find(questionId).assignee?.id ?? null) !== body.from)
      return problem(409, 'This question is now assigned to someone else.');
    return change(questionId, { assignee: [me, tom].find((each) => each.id === body.to) ?? null });
  });
  api.on(requestInformation, ({ params: { questionId }, body }) =>
    change(questionId, {
      status: 'needs_information',
      sla: { state: 'paused', dueAt: null, slaRemainingMs: 7_200_000 },
      entries: [
        ...find(questionId).entries,
        entry('information_requested', { text: body.request, steward: me }),
      ],
    }),
  );
  api.on(setPublication, ({ params: { questionId }, body }) =>
    change(questionId, { published: body.published }),
  );
  return {
    setThreads: (...all: StewardThread[]) => void (threads = all),
    change,
    find,
  };
}
