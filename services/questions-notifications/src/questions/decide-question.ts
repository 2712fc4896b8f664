import { type Decider, unreachable } from '@aera/event-store/decider';
import { dueAfter, timeLeftOf, toBeTold } from './promise.ts';
import { alreadyAnswered, informationRequested, notFound, refuse, withdrawn } from './question-refusals.ts';
import type { CommandOf, QuestionCommand } from './question-commands.ts';
import {
  type AskedQuestion,
  evolveQuestion,
  initialQuestion,
  type Question,
  type QuestionEvent,
} from './question.ts';

export type { QuestionCommand } from './question-commands.ts';

/** No events means "accepted, nothing new": a repeated command is harmless. */
function decideQuestion(command: QuestionCommand, state: Question): QuestionEvent[] {
  if (command.type === 'SubmitQuestion') return submit(command, state);
  if (state.status === 'absent') throw notFound();
  return decideAsked(command, state);
}

function decideAsked(
  command: Exclude<QuestionCommand, { type: 'SubmitQuestion' }>,
  state: AskedQuestion,
): QuestionEvent[] {
  switch (command.type) {
    case 'AssignQuestion':
      return assign(command, state);
    case 'RequestInformation':
      return requestInformation(command, state);
    case 'GiveInformation':
      return giveInformation(command, state);
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
    case 'WatchPromise':
      return watchPromise(command, state);
    default:
      return unreachable(command);
  }
}

const submit = ({ data, now }: CommandOf<'SubmitQuestion'>, state: Question): QuestionEvent[] =>
  state.status === 'absent'
    ? [{ type: 'QuestionSubmitted', data: { ...data, submittedAt: now, dueAt: dueAfter(now) } }]
    : [];

/** Whose every event says it is. */
const owned = ({ data }: QuestionCommand, { authorId, memberId }: AskedQuestion) => ({
  questionId: data.questionId,
  authorId,
  memberId,
});

function assign(command: CommandOf<'AssignQuestion'>, state: AskedQuestion): QuestionEvent[] {
  const { from, to, stewardId } = command.data;
  refuseClosed(state);
  if (state.assignee === to) return [];
  if (state.assignee !== from)
    throw refuse('question-assigned-elsewhere', 'Somebody else has this question now.');
  const who = owned(command, state);
  return to === null
    ? [{ type: 'QuestionReleased', data: { ...who, releasedBy: stewardId, releasedAt: command.now } }]
    : [
        {
          type: 'QuestionAssigned',
          data: { ...who, stewardId: to, assignedBy: stewardId, assignedAt: command.now },
        },
      ];
}

function requestInformation(command: CommandOf<'RequestInformation'>, state: AskedQuestion): QuestionEvent[] {
  const { stewardId, request } = command.data;
  refuseClosed(state);
  if (state.clock.state !== 'running') throw informationRequested();
  const timeLeft = timeLeftOf(state.clock.dueAt, command.now);
  const data = { ...owned(command, state), request, stewardId, timeLeft, requestedAt: command.now };
  return [{ type: 'InformationRequested', data }];
}

function giveInformation(command: CommandOf<'GiveInformation'>, state: AskedQuestion): QuestionEvent[] {
  refuseStranger(command.data.memberId, state);
  if (state.clock.state !== 'paused')
    throw refuse('no-information-requested', 'Nothing is asked of you at the moment.');
  const dueAt = dueAfter(command.now, state.clock.timeLeft);
  const data = { ...owned(command, state), reply: command.data.reply, givenAt: command.now, dueAt };
  return [{ type: 'InformationGiven', data }];
}

/** Of two stewards at the same time one wins, and the other is told. The winner may say it again. */
function answer(command: CommandOf<'AnswerQuestion'>, state: AskedQuestion): QuestionEvent[] {
  const { stewardId, answer: text, publish } = command.data;
  const last = state.answer;
  if (state.status === 'answered' && last?.text === text && last.stewardId === stewardId) return [];
  refuseClosed(state);
  const who = owned(command, state);
  const version = (last?.version ?? 0) + 1;
  const { question } = state;
  const data = { ...who, question, answer: text, publish, stewardId, answeredAt: command.now, version };
  const given: QuestionEvent = { type: 'QuestionAnswered', data };
  return last?.published && !publish ? [given, unpublished(command, state)] : [given];
}

function revise(command: CommandOf<'ReviseAnswer'>, state: AskedQuestion): QuestionEvent[] {
  const { stewardId, answer: text, version } = command.data;
  if (state.status !== 'answered' || !state.answer) throw notAnswered();
  if (state.answer.text === text) return [];
  if (state.answer.version !== version)
    throw refuse('answer-changed', 'Somebody else has changed this answer in the meantime.');
  const { question } = state;
  const more = { question, answer: text, publish: state.answer.published, stewardId };
  const data = { ...owned(command, state), ...more, revisedAt: command.now, version: version + 1 };
  return [{ type: 'AnswerRevised', data }];
}

function setPublication(command: CommandOf<'SetPublication'>, state: AskedQuestion): QuestionEvent[] {
  if (state.status === 'withdrawn') throw withdrawn();
  if (!state.answer) throw notAnswered();
  if (state.answer.published === command.data.published) return [];
  if (!command.data.published) return [unpublished(command, state)];
  const { stewardId } = command.data;
  const words = { question: state.question, answer: state.answer.text };
  const data = { ...owned(command, state), ...words, stewardId, publishedAt: command.now };
  return [{ type: 'AnswerPublished', data }];
}

function reopen(command: CommandOf<'ReopenQuestion'>, state: AskedQuestion): QuestionEvent[] {
  refuseStranger(command.data.memberId, state);
  if (state.status !== 'answered') throw notAnswered();
  const { comment } = command.data;
  const data = { ...owned(command, state), comment, reopenedAt: command.now, dueAt: dueAfter(command.now) };
  return [{ type: 'QuestionReopened', data }];
}

/** Whoever takes a question back takes its answer back too, where others could find it. */
function withdraw(command: CommandOf<'WithdrawQuestion'>, state: AskedQuestion): QuestionEvent[] {
  refuseStranger(command.data.memberId, state);
  if (state.status === 'withdrawn') return [];
  if (state.status === 'answered') throw alreadyAnswered();
  const data = { ...owned(command, state), withdrawnAt: command.now };
  const gone: QuestionEvent = { type: 'QuestionWithdrawn', data };
  return state.answer?.published ? [unpublished(command, state), gone] : [gone];
}

function claim(command: CommandOf<'ClaimQuestion'>, state: AskedQuestion): QuestionEvent[] {
  const { memberId } = command.data;
  if (state.memberId === memberId) return [];
  if (state.memberId !== null) throw notFound();
  return [{ type: 'QuestionClaimed', data: { ...owned(command, state), memberId, claimedAt: command.now } }];
}

function watchPromise(command: CommandOf<'WatchPromise'>, state: AskedQuestion): QuestionEvent[] {
  const { clock, assignee: stewardId } = state;
  const what = toBeTold(clock, command.now);
  if (what === null || clock.state !== 'running') return [];
  const data = { ...owned(command, state), stewardId, dueAt: clock.dueAt, noticedAt: command.now };
  return [{ type: what === 'missed' ? 'PromiseMissed' : 'PromiseAtRisk', data }];
}

const unpublished = (command: QuestionCommand, state: AskedQuestion): QuestionEvent => ({
  type: 'AnswerUnpublished',
  data: { ...owned(command, state), unpublishedAt: command.now },
});

const notAnswered = () => refuse('question-not-answered', 'This question has no answer at the moment.');

function refuseClosed({ status }: AskedQuestion): void {
  if (status === 'answered') throw alreadyAnswered();
  if (status === 'withdrawn') throw withdrawn();
}

/** A question of somebody else’s does not exist for a member. */
function refuseStranger(memberId: string | null, state: AskedQuestion): void {
  if (state.memberId !== memberId) throw notFound();
}

export const question: Decider<QuestionCommand, QuestionEvent, Question> = {
  initial: initialQuestion,
  evolve: evolveQuestion,
  decide: decideQuestion,
};
