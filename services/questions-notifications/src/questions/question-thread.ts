import {
  formatPersonRef,
  type OtherAnswer,
  type AnswerSla,
  type QuestionThread,
  type StewardThread,
} from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { fold, unreachable } from '@aera/event-store/decider';
import { question, questionNotFound } from './decide-question.ts';
import type { QuestionDeps } from './question-deps.ts';
import { questionStream } from './question-stream.ts';
import type { ExistingQuestion, QuestionEvent } from './question.ts';
import type { SlaClock } from './sla-clock.ts';

/** One thing that happened to a question, as conversation and history show it. */
interface InternalThreadEntry {
  readonly kind: string;
  readonly at: string;
  readonly text: string | null;
  readonly version: number | null;
  readonly stewardId: string | null;
  /** The author sees it too. */
  readonly open: boolean;
}

type More = Partial<Pick<InternalThreadEntry, 'text' | 'version' | 'stewardId'>>;

const publicEntry = (kind: string, at: string, more: More = {}): InternalThreadEntry => ({
  kind,
  at,
  text: null,
  version: null,
  stewardId: null,
  open: true,
  ...more,
});

/** Stewards alone see who had it when, and what was promised. */
const internalEntry = (kind: string, at: string, stewardId: string | null = null): InternalThreadEntry => ({
  ...publicEntry(kind, at, { stewardId }),
  open: false,
});

/** What an event adds to the conversation. */
function threadLine({ type, data }: QuestionEvent): InternalThreadEntry {
  switch (type) {
    case 'QuestionSubmitted':
      return publicEntry('asked', data.submittedAt, { text: data.question });
    case 'InformationRequested':
      return publicEntry('information_requested', data.requestedAt, {
        text: data.request,
        stewardId: data.stewardId,
      });
    case 'InformationProvided':
      return publicEntry('information_provided', data.givenAt, { text: data.reply });
    case 'QuestionAnswered': {
      const { answer: text, version, stewardId } = data;
      return publicEntry('answered', data.answeredAt, { text, version, stewardId });
    }
    case 'AnswerRevised': {
      const { answer: text, version, stewardId } = data;
      return publicEntry('revised', data.revisedAt, { text, version, stewardId });
    }
    case 'QuestionReopened':
      return publicEntry('reopened', data.reopenedAt, { text: data.comment });
    case 'QuestionWithdrawn':
      return publicEntry('withdrawn', data.withdrawnAt);
    case 'QuestionAssigned': {
      const { stewardId, assignedBy, assignedAt } = data;
      return internalEntry(stewardId === assignedBy ? 'taken' : 'handed_over', assignedAt, stewardId);
    }
    case 'QuestionUnassigned':
      return internalEntry('released', data.releasedAt, data.releasedBy);
    case 'AnswerPublished':
      return internalEntry('published', data.publishedAt, data.stewardId);
    case 'AnswerUnpublished':
      return internalEntry('unpublished', data.unpublishedAt);
    case 'QuestionClaimed':
      return internalEntry('claimed', data.claimedAt);
    case 'SlaAtRisk':
      return internalEntry('sla_at_risk', data.noticedAt);
    case 'SlaBreached':
      return internalEntry('sla_breached', data.noticedAt);
    default:
      return unreachable(type);
  }
}

/** A question as its stream tells it: always the latest, whatever a list shows. */
interface ReadThread {
  readonly id: string;
  readonly state: ExistingQuestion;
  readonly originalQuery: string | null;
  /** Visitor session of the browser that asked. */
  readonly sessionId: string | null;
  readonly lines: readonly InternalThreadEntry[];
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

/** View for the author and holders of the status link: without stewards and internal work. */
export function toAuthorThread({ id, state, originalQuery, lines }: ReadThread): QuestionThread {
  return {
    ...toThreadHeader({ id, state, originalQuery }),
    entries: lines
      .filter(({ open }) => open)
      .map(({ kind, at, text, version }) => ({ kind, at, text, version, steward: null })),
    vote: null,
  };
}

/** What a thread says of the question itself. */
const toThreadHeader = ({
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
  sla: toAnswerSla(state.clock),
});

const toAnswerSla = (clock: SlaClock): AnswerSla => ({
  state: clock.state,
  dueAt: clock.state === 'running' ? clock.dueAt : null,
  slaRemainingMs: clock.state === 'paused' ? clock.slaRemainingMs : null,
});

/** One question as stewards see it: its whole history, by name. */
export const createStewardThreads = ({
  store,
  stewards,
  figures,
  complaintsOn: listNegativeFeedback,
}: QuestionDeps) => ({
  async read(questionId: string): Promise<StewardThread> {
    const thread = await readThread(store, questionId);
    const { id, state, lines } = thread;
    const [named, votes, complaints] = await Promise.all([
      stewards.lookup([state.assignee, ...lines.map(({ stewardId }) => stewardId)]),
      figures.votesOn([id]),
      listNegativeFeedback(id),
    ]);
    return {
      ...toThreadHeader(thread),
      entries: lines.map(({ stewardId, kind, at, text, version }) => ({
        kind,
        at,
        text,
        version,
        steward: stewardId === null ? null : named(stewardId),
      })),
      vote: null,
      assignee: state.assignee === null ? null : named(state.assignee),
      published: state.answer?.published ?? false,
      votes: votes.get(id) ?? { helpful: 0, notHelpful: 0 },
      person: personOf(thread),
      complaints,
    };
  },

  /** The answer that is there, and whose it is. */
  async answerOf(questionId: string): Promise<OtherAnswer | null> {
    const { answer } = (await readThread(store, questionId)).state;
    if (!answer) return null;
    const named = await stewards.lookup([answer.stewardId]);
    return {
      answer: answer.text,
      version: answer.version,
      answeredAt: answer.at,
      published: answer.published,
      steward: named(answer.stewardId),
    };
  },
});

/** Author reference; null after the author is erased. */
function personOf({ state: { memberId, question }, sessionId }: ReadThread): string | null {
  if (question === null) return null;
  if (memberId) return formatPersonRef({ by: 'member', id: memberId });
  return sessionId && formatPersonRef({ by: 'session', id: sessionId });
}
