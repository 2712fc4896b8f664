import { DomainError } from '@aera/event-store/decider';

/** A rule of a question’s life that was not kept; the sentence is for the one who called. */
export const refuse = (code: keyof typeof questionProblems, sentence: string): DomainError =>
  new DomainError(code, sentence);

/** HTTP status of each refusal. */
export const questionProblems = {
  'question-not-found': 404,
  'question-already-answered': 409,
  'question-withdrawn': 409,
  'question-not-answered': 409,
  'question-assigned-elsewhere': 409,
  'information-already-requested': 409,
  'no-information-requested': 409,
  'answer-changed': 409,
} as const;

export const notFound = () => refuse('question-not-found', 'There is no question with this id.');

export const alreadyAnswered = () =>
  refuse('question-already-answered', 'This question has already been answered. Your answer was not sent.');

export const withdrawn = () => refuse('question-withdrawn', 'Whoever asked this question has taken it back.');

export const informationRequested = () =>
  refuse('information-already-requested', 'More information has already been asked for.');
