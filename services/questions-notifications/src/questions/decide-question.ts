import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type ExistingQuestion,
  evolveQuestion,
  initialQuestion,
  type Question,
  type QuestionEvent,
} from './question.ts';
import { computeDueAt, computeRemainingMs, selectPendingNotification } from './sla-clock.ts';

type Command<Type extends string, Data> = {
  type: Type;
  data: { questionId: string } & Data;
  now: string;
};

export type QuestionCommand =
  | Command<
      'SubmitQuestion',
      {
        authorId: string;
        memberId: string | null;
        question: string;
        originalQuery: string | null;
        email: string;
        sessionId: string | null;
      }
    >
  /** Compare and set: `from` is the assignee that the steward saw. Null is unassigned. */
  | Command<'AssignQuestion', { stewardId: string; from: string | null; to: string | null }>
  | Command<'RequestInformation', { stewardId: string; request: string }>
  | Command<'ProvideInformation', { memberId: string; reply: string }>
  | Command<'AnswerQuestion', { stewardId: string; answer: string; publish: boolean }>
  /** `version` is the version that the steward edited. */
  | Command<'ReviseAnswer', { stewardId: string; answer: string; version: number }>
  | Command<'SetPublication', { stewardId: string; published: boolean }>
  | Command<'ReopenQuestion', { memberId: string; comment: string }>
  /** `memberId` is null when a visitor is erased; visitors cannot withdraw a single question. */
  | Command<'WithdrawQuestion', { memberId: string | null }>
  | Command<'ClaimQuestion', { memberId: string }>
  | Command<'CheckSla', object>;

export type CommandOf<Type extends QuestionCommand['type']> = Extract<QuestionCommand, { type: Type }>;

const reject = rejections({
  'question-not-found': ['not-found', 'Question not found.'],
  'question-already-answered': [
    'stale',
    'This question has already been answered. Your answer was not sent.',
  ],
  'question-withdrawn': ['conflict', 'The user withdrew this question.'],
  'question-not-answered': ['conflict', 'This question has no answer yet.'],
  'question-erased': [
    'conflict',
    'The author of this question was erased. The answer can only be unpublished.',
  ],
  'question-assignment-conflict': ['conflict', 'This question is now assigned to someone else.'],
  'information-already-requested': ['conflict', 'Information has already been requested.'],
  'no-information-requested': ['conflict', 'Our experts haven’t asked for more information.'],
  'answer-changed': ['stale', 'Someone else edited this answer.'],
});

export const questionNotFound = () => reject('question-not-found');

/** Idempotent: a repeated command returns no events. */
function decideQuestion(command: QuestionCommand, state: Question): QuestionEvent[] {
  if (command.type === 'SubmitQuestion') return submit(command, state);
  if (state.status === 'absent') throw questionNotFound();
  return decideExisting(command, state);
}

function decideExisting(
  command: Exclude<QuestionCommand, { type: 'SubmitQuestion' }>,
  state: ExistingQuestion,
): QuestionEvent[] {
  switch (command.type) {
    case 'AssignQuestion':
      return assign(command, state);
    case 'RequestInformation':
      return requestInformation(command, state);
    case 'ProvideInformation':
      return provideInformation(command, state);
    case 'AnswerQuestion':
      return answer(command, state);
    case 'ReviseAnswer':
      return revise(command, state);
    case 'SetPublication':
      return setPublication(command, state);
    case 'ReopenQuestion':
      return reopen(command, state);
    case 'WithdrawQuestion':
      return withdraw(command, state);
    case 'ClaimQuestion':
      return claim(command, state);
    case 'CheckSla':
      return checkSla(command, state);
    default:
      return unreachable(command);
  }
}

const submit = ({ data, now }: CommandOf<'SubmitQuestion'>, state: Question): QuestionEvent[] =>
  state.status === 'absent'
    ? [{ type: 'QuestionSubmitted', data: { ...data, submittedAt: now, dueAt: computeDueAt(now) } }]
    : [];

const toOwnership = ({ data }: QuestionCommand, { authorId, memberId }: ExistingQuestion) => ({
  questionId: data.questionId,
  authorId,
  memberId,
});

function assign(command: CommandOf<'AssignQuestion'>, state: ExistingQuestion): QuestionEvent[] {
  const { from, to, stewardId } = command.data;
  assertOpen(state);
  if (state.assignee === to) return [];
  if (state.assignee !== from) throw reject('question-assignment-conflict');
  const owner = toOwnership(command, state);
  return to === null
    ? [{ type: 'QuestionUnassigned', data: { ...owner, releasedBy: stewardId, releasedAt: command.now } }]
    : [
        {
          type: 'QuestionAssigned',
          data: { ...owner, stewardId: to, assignedBy: stewardId, assignedAt: command.now },
        },
      ];
}

function requestInformation(
  command: CommandOf<'RequestInformation'>,
  state: ExistingQuestion,
): QuestionEvent[] {
  const { stewardId, request } = command.data;
  assertOpen(state);
  if (state.clock.state !== 'running') throw reject('information-already-requested');
  const slaRemainingMs = computeRemainingMs(state.clock.dueAt, command.now);
  const data = {
    ...toOwnership(command, state),
    request,
    stewardId,
    slaRemainingMs,
    requestedAt: command.now,
  };
  return [{ type: 'InformationRequested', data }];
}

function provideInformation(
  command: CommandOf<'ProvideInformation'>,
  state: ExistingQuestion,
): QuestionEvent[] {
  assertAuthor(command.data.memberId, state);
  if (state.clock.state !== 'paused') throw reject('no-information-requested');
  const dueAt = computeDueAt(command.now, state.clock.slaRemainingMs);
  const data = { ...toOwnership(command, state), reply: command.data.reply, givenAt: command.now, dueAt };
  return [{ type: 'InformationProvided', data }];
}

/**
 * Of two concurrent answers the second is a conflict. A repeat by the same steward can only unpublish: a delayed request must not publish
 * an answer that was sent as private.
 */
function answer(command: CommandOf<'AnswerQuestion'>, state: ExistingQuestion): QuestionEvent[] {
  const { stewardId, answer: text, publish } = command.data;
  const last = state.answer;
  if (state.status === 'answered' && last?.text === text && last.stewardId === stewardId) {
    if (last.published === publish) return [];
    if (!publish) return [createUnpublished(command, state)];
  }
  assertOpen(state);
  const owner = toOwnership(command, state);
  const version = (last?.version ?? 0) + 1;
  const { question } = state;
  const answeredAt = timeAnswerChange(command, state);
  const data = { ...owner, question, answer: text, publish, stewardId, answeredAt, version };
  const answered: QuestionEvent = { type: 'QuestionAnswered', data };
  return last?.published && !publish ? [answered, createUnpublished(command, state)] : [answered];
}

function revise(command: CommandOf<'ReviseAnswer'>, state: ExistingQuestion): QuestionEvent[] {
  const { stewardId, answer: text, version } = command.data;
  if (state.status !== 'answered' || !state.answer) throw reject('question-not-answered');
  assertNotErased(state);
  if (state.answer.text === text) return [];
  if (state.answer.version !== version) throw reject('answer-changed');
  const { question } = state;
  const texts = { question, answer: text, publish: state.answer.published, stewardId };
  const revisedAt = timeAnswerChange(command, state);
  const data = { ...toOwnership(command, state), ...texts, revisedAt, version: version + 1 };
  return [{ type: 'AnswerRevised', data }];
}

function setPublication(command: CommandOf<'SetPublication'>, state: ExistingQuestion): QuestionEvent[] {
  if (state.status === 'withdrawn') throw reject('question-withdrawn');
  if (!state.answer) throw reject('question-not-answered');
  if (state.answer.published === command.data.published) return [];
  if (!command.data.published) return [createUnpublished(command, state)];
  assertNotErased(state);
  const { stewardId } = command.data;
  const texts = { question: state.question, answer: state.answer.text };
  const publishedAt = timeAnswerChange(command, state);
  const data = { ...toOwnership(command, state), ...texts, stewardId, publishedAt };
  return [{ type: 'AnswerPublished', data }];
}

function reopen(command: CommandOf<'ReopenQuestion'>, state: ExistingQuestion): QuestionEvent[] {
  assertAuthor(command.data.memberId, state);
  if (state.status !== 'answered') throw reject('question-not-answered');
  const { comment } = command.data;
  const data = {
    ...toOwnership(command, state),
    comment,
    reopenedAt: command.now,
    dueAt: computeDueAt(command.now),
  };
  return [{ type: 'QuestionReopened', data }];
}

/** Withdrawing a question also withdraws its published answer. */
function withdraw(command: CommandOf<'WithdrawQuestion'>, state: ExistingQuestion): QuestionEvent[] {
  assertAuthor(command.data.memberId, state);
  if (state.status === 'withdrawn') return [];
  if (state.status === 'answered') throw reject('question-already-answered');
  const data = { ...toOwnership(command, state), withdrawnAt: command.now };
  const withdrawn: QuestionEvent = { type: 'QuestionWithdrawn', data };
  return state.answer?.published ? [createUnpublished(command, state), withdrawn] : [withdrawn];
}

function claim(command: CommandOf<'ClaimQuestion'>, state: ExistingQuestion): QuestionEvent[] {
  const { memberId } = command.data;
  if (state.memberId === memberId) return [];
  if (state.memberId !== null) throw questionNotFound();
  return [
    {
      type: 'QuestionClaimed',
      data: { ...toOwnership(command, state), memberId, claimedAt: command.now },
    },
  ];
}

function checkSla(command: CommandOf<'CheckSla'>, state: ExistingQuestion): QuestionEvent[] {
  const { clock, assignee: stewardId } = state;
  const notification = selectPendingNotification(clock, command.now);
  if (notification === null || clock.state !== 'running') return [];
  const data = { ...toOwnership(command, state), stewardId, dueAt: clock.dueAt, noticedAt: command.now };
  return [{ type: notification === 'breached' ? 'SlaBreached' : 'SlaAtRisk', data }];
}

const createUnpublished = (command: QuestionCommand, state: ExistingQuestion): QuestionEvent => ({
  type: 'AnswerUnpublished',
  data: { ...toOwnership(command, state), unpublishedAt: timeAnswerChange(command, state) },
});

/** Returns a time after the last change of the answer: consumers order the changes by it, and the clocks of replicas differ. */
function timeAnswerChange({ now }: QuestionCommand, { answer: last }: ExistingQuestion): string {
  if (last === null || now > last.changedAt) return now;
  return new Date(Date.parse(last.changedAt) + 1).toISOString();
}

function assertOpen({ status }: ExistingQuestion): void {
  if (status === 'answered') throw reject('question-already-answered');
  if (status === 'withdrawn') throw reject('question-withdrawn');
}

/** Without its texts, an answer would be removed from the search instead of published. */
function assertNotErased({ question: text }: ExistingQuestion): void {
  if (text === null) throw reject('question-erased');
}

/** For a member, another member's question does not exist. */
function assertAuthor(memberId: string | null, state: ExistingQuestion): void {
  if (state.memberId !== memberId) throw questionNotFound();
}

export const question: Decider<QuestionCommand, QuestionEvent, Question> = {
  initial: initialQuestion,
  evolve: evolveQuestion,
  decide: decideQuestion,
};
