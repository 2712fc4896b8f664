import type { Projection, StoredEvent } from '@aera/event-store';
import { type InboxEvent, personalOfInboxes } from './inbox/inbox.ts';
import { personalOfQuestions, type QuestionEvent } from './questions/question.ts';

/** Everything this context remembers. */
export type ContextEvent = QuestionEvent | InboxEvent;

export const personal = { ...personalOfQuestions, ...personalOfInboxes };

type Of<E extends ContextEvent, Own extends ContextEvent> = Extract<E, { type: Own['type'] }>;

export const isOfQuestion = <E extends ContextEvent>(event: E): event is Of<E, QuestionEvent> =>
  event.type === 'QuestionSubmitted' || event.type === 'QuestionAnswered';

export const isOfInbox = <E extends ContextEvent>(event: E): event is Of<E, InboxEvent> =>
  !isOfQuestion(event);

/** Shows a projection only the events of its own kind of stream. */
export const following = <Own extends ContextEvent>(
  isOwn: (event: StoredEvent<ContextEvent>) => event is StoredEvent<ContextEvent> & StoredEvent<Own>,
  projection: Projection<Own>,
): Projection<ContextEvent> => ({
  ...projection,
  apply: (events, context) => projection.apply(events.filter(isOwn), context),
});
