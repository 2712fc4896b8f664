import { createExcerpt } from '../mail/excerpt.ts';

export type MemberNotificationType = 'question_answered' | 'information_requested' | 'answer_revised';

const about: Record<MemberNotificationType, (question: string) => string> = {
  question_answered: (question) => `Your question${question} has been answered.`,
  information_requested: (question) =>
    `Our experts need more information to answer your question${question}.`,
  answer_revised: (question) => `The answer to your question${question} has been revised.`,
};

/** Notification texts for members; the question is null once its author is erased. */
export const formatMemberNotification = (type: MemberNotificationType, question: string | null): string =>
  about[type](question ? ` “${createExcerpt(question)}”` : '');

export type StewardNotificationType =
  | 'new_question'
  | 'question_assigned'
  | 'information_provided'
  | 'question_reopened'
  | 'sla_at_risk'
  | 'sla_breached'
  | 'ledger_mismatch_detected'
  | 'component_stalled'
  | 'threat_detected';

/** Notification texts for stewards. They contain no text of a question, which is personal data of its author. */
export const stewardNotificationTexts: Record<StewardNotificationType, string> = {
  new_question: 'A new question needs an answer.',
  question_assigned: 'A question was assigned to you.',
  information_provided: 'A user replied to a request for information.',
  question_reopened: 'A question was reopened because the answer didn’t help.',
  sla_at_risk: 'An answer is due soon.',
  sla_breached: 'An answer is overdue.',
  ledger_mismatch_detected:
    'The consent ledger no longer matches its published checkpoint. It may have been changed.',
  component_stalled: 'Part of the platform has stopped processing. Check Operations.',
  threat_detected: 'Security threat detected:',
};
