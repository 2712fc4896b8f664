import { questionAnswered } from '@aera/contracts';
import { fold } from '@aera/domain';
import { type ConsumerHandlers, when } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { causedBy, derivedId } from '@aera/service-kit';
import { type ContextEvent, isOfQuestion } from '../context-event.ts';
import { question } from '../questions/decide-question.ts';
import { questionStream } from '../questions/question.ts';
import { answerNotice } from './answer-notice.ts';
import { inbox, type InboxCommand } from './decide-inbox.ts';
import { inboxStream } from './inbox.ts';

interface Deps {
  readonly store: EventStore<ContextEvent>;
  readonly clock: () => Date;
}

/**
 * An answer puts a notification into the inbox of the member who asked. The ids derive from the message, so that a
 * repeat finds it there; who asked is read from the question, for the message does not tell.
 */
export const notifyAuthor = ({ store, clock }: Deps): ConsumerHandlers =>
  when(questionAnswered, async (message) => {
    const { questionId } = message.data;
    const state = fold(question, (await store.readStream(questionStream(questionId))).filter(isOfQuestion));
    if (state.status === 'absent') throw new Error('The log does not hold the question that was answered.');
    const { memberId } = state;
    if (memberId === null) return;
    const command: InboxCommand = {
      type: 'RaiseNotification',
      data: {
        notificationId: derivedId(message.id, 'notification'),
        memberId,
        type: 'question_answered',
        message: answerNotice(state.question),
        questionId,
      },
      now: clock().toISOString(),
    };
    await store.handle(inbox, inboxStream(memberId), command, causedBy(message), {
      idempotencyKey: message.id,
    });
  });
