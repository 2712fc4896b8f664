import { excerpt } from '../mail/excerpt.ts';

export type MemberNotificationType = 'question_answered' | 'information_requested' | 'answer_revised';

const about: Record<MemberNotificationType, (question: string) => string> = {
  question_answered: (question) => `Your question${question} has been answered.`,
  information_requested: (question) => `The experts need to know more to answer your question${question}.`,
  answer_revised: (question) => `The answer to your question${question} has been revised.`,
};

/** What a member is told; the question is null once its author is erased. */
export const memberNotificationText = (type: MemberNotificationType, question: string | null): string =>
  about[type](question ? ` “${excerpt(question)}”` : '');

export type StewardNotificationType =
  | 'new_question'
  | 'question_assigned'
  | 'information_given'
  | 'question_reopened'
  | 'promise_at_risk'
  | 'promise_missed'
  | 'ledger_diverged'
  | 'projection_stalled'
  | 'intrusion';

/** What stewards are told. No words of a question are among it: those are their author’s, and go when the author is erased. */
export const stewardNotificationTexts: Record<StewardNotificationType, string> = {
  new_question: 'A new question waits for an answer.',
  question_assigned: 'A question was handed to you.',
  information_given: 'The author of a question has told what was asked for.',
  question_reopened: 'An answer did not help: its question is open again.',
  promise_at_risk: 'A question has to be answered soon, or the promise of an answer will not be kept.',
  promise_missed: 'A question was not answered in the promised time.',
  ledger_diverged: 'The consent ledger is not the one that was witnessed: somebody has changed it.',
  projection_stalled: 'A part of the platform stands still although there is work for it.',
  intrusion: 'Somebody attacks the platform.',
};
