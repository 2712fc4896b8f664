import { unreachable } from '@aera/event-store/decider';
import type { QuestionEvent } from './question-events.ts';

/** One thing that happened to a question, as conversation and history show it. */
export interface ThreadLine {
  readonly kind: string;
  readonly at: string;
  readonly text: string | null;
  readonly version: number | null;
  readonly stewardId: string | null;
  /** The author sees it too. */
  readonly open: boolean;
}

type More = Partial<Pick<ThreadLine, 'text' | 'version' | 'stewardId'>>;

const said = (kind: string, at: string, more: More = {}): ThreadLine => ({
  kind,
  at,
  text: null,
  version: null,
  stewardId: null,
  open: true,
  ...more,
});

/** Stewards alone see who had it when, and what was promised. */
const noted = (kind: string, at: string, stewardId: string | null = null): ThreadLine => ({
  ...said(kind, at, { stewardId }),
  open: false,
});

/** What an event adds to the conversation. */
export function threadLine({ type, data }: QuestionEvent): ThreadLine {
  switch (type) {
    case 'QuestionSubmitted':
      return said('asked', data.submittedAt, { text: data.question });
    case 'InformationRequested':
      return said('information_requested', data.requestedAt, {
        text: data.request,
        stewardId: data.stewardId,
      });
    case 'InformationGiven':
      return said('information_given', data.givenAt, { text: data.reply });
    case 'QuestionAnswered': {
      const { answer: text, version, stewardId } = data;
      return said('answered', data.answeredAt, { text, version, stewardId });
    }
    case 'AnswerRevised': {
      const { answer: text, version, stewardId } = data;
      return said('revised', data.revisedAt, { text, version, stewardId });
    }
    case 'QuestionReopened':
      return said('reopened', data.reopenedAt, { text: data.comment });
    case 'QuestionWithdrawn':
      return said('withdrawn', data.withdrawnAt);
    case 'QuestionAssigned': {
      const { stewardId, assignedBy, assignedAt } = data;
      return noted(stewardId === assignedBy ? 'taken' : 'handed_over', assignedAt, stewardId);
    }
    case 'QuestionReleased':
      return noted('released', data.releasedAt, data.releasedBy);
    case 'AnswerPublished':
      return noted('published', data.publishedAt, data.stewardId);
    case 'AnswerUnpublished':
      return noted('unpublished', data.unpublishedAt);
    case 'QuestionClaimed':
      return noted('claimed', data.claimedAt);
    case 'PromiseAtRisk':
      return noted('promise_at_risk', data.noticedAt);
    case 'PromiseMissed':
      return noted('promise_missed', data.noticedAt);
    default:
      return unreachable(type);
  }
}
