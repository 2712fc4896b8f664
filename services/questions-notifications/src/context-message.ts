import { notificationRaised } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import { type ContextEvent, isOfQuestion, isOfVote } from './context-event.ts';
import { questionMessage } from './questions/question-messages.ts';

/** What the rest of the platform may know; most of an inbox is its member’s alone. */
export function contextMessage(event: ContextEvent): MessageDraft | null {
  if (isOfQuestion(event) || isOfVote(event)) return questionMessage(event);
  if (event.type !== 'NotificationRaised') return null;
  const { notificationId, memberId, type: kind } = event.data;
  return draft(notificationRaised, { notificationId, memberId, kind });
}
