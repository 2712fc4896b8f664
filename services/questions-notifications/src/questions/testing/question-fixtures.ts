import type { CommandOf, QuestionCommand } from '../decide-question.ts';
import type { QuestionEvent } from '../question.ts';

export const hour = 3_600_000;
/** In hours. */
export const millisecond = 1 / hour;
/** Timestamp this many hours after the question was asked. */
export const toInstant = (hours: number): string =>
  new Date(Date.UTC(2026, 0, 1) + Math.round(hours * hour)).toISOString();

type EventOf<Type extends QuestionEvent['type']> = Extract<QuestionEvent, { type: Type }>;

const owned = { questionId: 'q', authorId: 'm', memberId: 'm' };
const words = { question: 'Why?', originalQuery: 'why', email: 'ada@example.org', sessionId: null };

/** Events in the order of a question's lifecycle; `hours` set their times. */
export const eventFixtures = {
  submitted: (overrides: Partial<EventOf<'QuestionSubmitted'>['data']> = {}): QuestionEvent => ({
    type: 'QuestionSubmitted',
    data: { ...owned, ...words, submittedAt: toInstant(0), dueAt: toInstant(24), ...overrides },
  }),
  assigned: (stewardId: string, assignedBy = stewardId): QuestionEvent => ({
    type: 'QuestionAssigned',
    data: { ...owned, stewardId, assignedBy, assignedAt: toInstant(1) },
  }),
  released: (releasedBy: string): QuestionEvent => ({
    type: 'QuestionUnassigned',
    data: { ...owned, releasedBy, releasedAt: toInstant(1) },
  }),
  requested: (hours = 2): QuestionEvent => ({
    type: 'InformationRequested',
    data: {
      ...owned,
      request: 'Which one?',
      stewardId: 's',
      slaRemainingMs: (24 - hours) * hour,
      requestedAt: toInstant(hours),
    },
  }),
  given: (hours = 10, left = 22): QuestionEvent => ({
    type: 'InformationProvided',
    data: { ...owned, reply: 'The first.', givenAt: toInstant(hours), dueAt: toInstant(hours + left) },
  }),
  answered: (overrides: Partial<EventOf<'QuestionAnswered'>['data']> = {}): QuestionEvent => ({
    type: 'QuestionAnswered',
    data: {
      ...owned,
      question: 'Why?',
      answer: 'Because.',
      publish: true,
      stewardId: 's',
      answeredAt: toInstant(3),
      version: 1,
      ...overrides,
    },
  }),
  revised: (version = 2, publish = true, hours = 5): QuestionEvent => ({
    type: 'AnswerRevised',
    data: {
      ...owned,
      question: 'Why?',
      answer: 'Therefore.',
      publish,
      stewardId: 's',
      revisedAt: toInstant(hours),
      version,
    },
  }),
  published: (hours = 4): QuestionEvent => ({
    type: 'AnswerPublished',
    data: { ...owned, question: 'Why?', answer: 'Because.', stewardId: 's', publishedAt: toInstant(hours) },
  }),
  unpublished: (hours = 4): QuestionEvent => ({
    type: 'AnswerUnpublished',
    data: { ...owned, unpublishedAt: toInstant(hours) },
  }),
  reopened: (): QuestionEvent => ({
    type: 'QuestionReopened',
    data: { ...owned, comment: 'And then?', reopenedAt: toInstant(6), dueAt: toInstant(30) },
  }),
  withdrawn: (hours = 7): QuestionEvent => ({
    type: 'QuestionWithdrawn',
    data: { ...owned, withdrawnAt: toInstant(hours) },
  }),
  claimed: (memberId: string): QuestionEvent => ({
    type: 'QuestionClaimed',
    data: { questionId: 'q', authorId: 'visitor-1', memberId, claimedAt: toInstant(8) },
  }),
  atRisk: (hours = 20, stewardId: string | null = null): QuestionEvent => ({
    type: 'SlaAtRisk',
    data: { ...owned, stewardId, dueAt: toInstant(24), noticedAt: toInstant(hours) },
  }),
  breached: (hours = 24): QuestionEvent => ({
    type: 'SlaBreached',
    data: { ...owned, stewardId: null, dueAt: toInstant(24), noticedAt: toInstant(hours) },
  }),
};

const createCommand =
  <Type extends QuestionCommand['type']>(type: Type, hours: number, fallback: object) =>
  (overrides: Partial<CommandOf<Type>['data']> = {}, when = hours): QuestionCommand =>
    ({ type, data: { questionId: 'q', ...fallback, ...overrides }, now: toInstant(when) }) as QuestionCommand;

/** Commands with the data of `eventFixtures` unless overridden. */
export const commandFixtures = {
  submit: createCommand('SubmitQuestion', 0, { authorId: 'm', memberId: 'm', ...words }),
  assign: createCommand('AssignQuestion', 1, { stewardId: 's', from: null, to: 's' }),
  request: createCommand('RequestInformation', 2, { stewardId: 's', request: 'Which one?' }),
  give: createCommand('ProvideInformation', 10, { memberId: 'm', reply: 'The first.' }),
  answer: createCommand('AnswerQuestion', 3, { stewardId: 's', answer: 'Because.', publish: true }),
  revise: createCommand('ReviseAnswer', 5, { stewardId: 's', answer: 'Therefore.', version: 1 }),
  publish: createCommand('SetPublication', 4, { stewardId: 's', published: true }),
  reopen: createCommand('ReopenQuestion', 6, { memberId: 'm', comment: 'And then?' }),
  withdraw: createCommand('WithdrawQuestion', 7, { memberId: 'm' }),
  claim: createCommand('ClaimQuestion', 8, { memberId: 'm' }),
  checkSla: createCommand('CheckSla', 20, {}),
};
