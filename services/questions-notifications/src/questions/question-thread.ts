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

/** An entry of a question's history. */
interface ThreadEntry {
  readonly kind: string;
  readonly at: string;
  readonly text: string | null;
  readonly version: number | null;
  readonly stewardId: string | null;
  /** Whether the author sees it. */
  readonly isPublic: boolean;
}

type EntryDetails = Partial<Pick<ThreadEntry, 'text' | 'version' | 'stewardId'>>;

const createPublicEntry = (kind: string, at: string, details: EntryDetails = {}): ThreadEntry => ({
  kind,
  at,
  text: null,
  version: null,
  stewardId: null,
  isPublic: true,
  ...details,
});

/** Assignments and SLA events are shown to stewards only. */
const createInternalEntry = (kind: string, at: string, stewardId: string | null = null): ThreadEntry => ({
  ...createPublicEntry(kind, at, { stewardId }),
  isPublic: false,
});

function toThreadEntry({ type, data }: QuestionEvent): ThreadEntry {
  switch (type) {
    case 'QuestionSubmitted':
      return createPublicEntry('asked', data.submittedAt, { text: data.question });
    case 'InformationRequested':
      return createPublicEntry('information_requested', data.requestedAt, {
        text: data.request,
        stewardId: data.stewardId,
      });
    case 'InformationProvided':
      return createPublicEntry('information_provided', data.givenAt, { text: data.reply });
    case 'QuestionAnswered': {
      const { answer: text, version, stewardId } = data;
      return createPublicEntry('answered', data.answeredAt, { text, version, stewardId });
    }
    case 'AnswerRevised': {
      const { answer: text, version, stewardId } = data;
      return createPublicEntry('revised', data.revisedAt, { text, version, stewardId });
    }
    case 'QuestionReopened':
      return createPublicEntry('reopened', data.reopenedAt, { text: data.comment });
    case 'QuestionWithdrawn':
      return createPublicEntry('withdrawn', data.withdrawnAt);
    case 'QuestionAssigned': {
      const { stewardId, assignedBy, assignedAt } = data;
      return createInternalEntry(stewardId === assignedBy ? 'assigned' : 'reassigned', assignedAt, stewardId);
    }
    case 'QuestionUnassigned':
      return createInternalEntry('unassigned', data.releasedAt, data.releasedBy);
    case 'AnswerPublished':
      return createInternalEntry('published', data.publishedAt, data.stewardId);
    case 'AnswerUnpublished':
      return createInternalEntry('unpublished', data.unpublishedAt);
    case 'QuestionClaimed':
      return createInternalEntry('claimed', data.claimedAt);
    case 'SlaAtRisk':
      return createInternalEntry('sla_at_risk', data.noticedAt);
    case 'SlaBreached':
      return createInternalEntry('sla_breached', data.noticedAt);
    default:
      return unreachable(type);
  }
}

/** A question as read from its stream, so it is never behind. */
interface StoredThread {
  readonly id: string;
  readonly state: ExistingQuestion;
  readonly originalQuery: string | null;
  /** Visitor session of the browser that asked. */
  readonly sessionId: string | null;
  readonly entries: readonly ThreadEntry[];
}

/** @throws DomainError `question-not-found` */
export async function readThread(store: EventStore, questionId: string): Promise<StoredThread> {
  const events = await store.stream(questionStream).read(questionId);
  const state = fold(question, events);
  if (state.status === 'absent') throw questionNotFound();
  const first = events[0];
  const { originalQuery, sessionId } =
    first?.type === 'QuestionSubmitted' ? first.data : { originalQuery: null, sessionId: null };
  return { id: questionId, state, originalQuery, sessionId, entries: events.map(toThreadEntry) };
}

/** View for the author and holders of the status link: without stewards and internal work. */
export function toAuthorThread({ id, state, originalQuery, entries: lines }: StoredThread): QuestionThread {
  return {
    ...toThreadHeader({ id, state, originalQuery }),
    entries: lines
      .filter(({ isPublic }) => isPublic)
      .map(({ kind, at, text, version }) => ({ kind, at, text, version, steward: null })),
    vote: null,
  };
}

const toThreadHeader = ({
  id,
  state,
  originalQuery,
}: Pick<StoredThread, 'id' | 'state' | 'originalQuery'>) => ({
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

/** Threads for stewards: the full history with names. */
export const createStewardThreads = ({ store, stewards, stats, votes: voteQueries }: QuestionDeps) => ({
  async read(questionId: string): Promise<StewardThread> {
    const thread = await readThread(store, questionId);
    const { id, state, entries: lines } = thread;
    const [toSteward, votes, complaints] = await Promise.all([
      stewards.lookup([state.assignee, ...lines.map(({ stewardId }) => stewardId)]),
      stats.countVotesByQuestion([id]),
      voteQueries.listComplaints(id),
    ]);
    return {
      ...toThreadHeader(thread),
      entries: lines.map(({ stewardId, kind, at, text, version }) => ({
        kind,
        at,
        text,
        version,
        steward: stewardId === null ? null : toSteward(stewardId),
      })),
      vote: null,
      assignee: state.assignee === null ? null : toSteward(state.assignee),
      published: state.answer?.published ?? false,
      votes: votes.get(id) ?? { helpful: 0, notHelpful: 0 },
      person: toPersonRef(thread),
      complaints,
    };
  },

  /** The current answer and its steward, for a conflict. */
  async readOtherAnswer(questionId: string): Promise<OtherAnswer | null> {
    const { answer } = (await readThread(store, questionId)).state;
    if (!answer) return null;
    const toSteward = await stewards.lookup([answer.stewardId]);
    return {
      answer: answer.text,
      version: answer.version,
      answeredAt: answer.at,
      published: answer.published,
      steward: toSteward(answer.stewardId),
    };
  },
});

/** Author reference; null after the author is erased. */
function toPersonRef({ state: { memberId, question }, sessionId }: StoredThread): string | null {
  if (question === null) return null;
  if (memberId) return formatPersonRef({ by: 'member', id: memberId });
  return sessionId && formatPersonRef({ by: 'session', id: sessionId });
}
