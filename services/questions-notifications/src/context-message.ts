import { notificationRaised, questionAnswered, questionSubmitted } from '@aera/contracts';
import { unreachable } from '@aera/domain';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { ContextEvent } from './context-event.ts';

/** What the rest of the platform may know. Words travel only when a steward published them, and never once erased. */
export function contextMessage({ type, data }: ContextEvent): MessageDraft | null {
  switch (type) {
    case 'QuestionSubmitted': {
      const { questionId, submittedAt } = data;
      return draft(questionSubmitted, { questionId, submittedAt });
    }
    case 'QuestionAnswered': {
      const { questionId, answeredAt, publish, question, answer } = data;
      const published = publish && question !== null && answer !== null ? { question, answer } : null;
      return draft(questionAnswered, { questionId, answeredAt, published });
    }
    case 'NotificationRaised': {
      const { notificationId, memberId, type: kind } = data;
      return draft(notificationRaised, { notificationId, memberId, kind });
    }
    case 'NotificationRead':
      return null;
    default:
      return unreachable(type);
  }
}
