import { answerRevised, informationRequested, type Message, questionAnswered } from '@aera/contracts/server';
import { fold } from '@aera/event-store/decider';
import { type ConsumerHandlers, handlerFor } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { deriveId } from '@aera/service-kit';
import type { Outbox } from '../mail/outbox.ts';
import { question } from '../questions/decide-question.ts';
import { questionStream } from '../questions/question-stream.ts';
import { type MemberNotificationType, memberNotificationText } from './notification-copy.ts';
import type { NotifyMember } from './notify.ts';

interface Deps {
  readonly store: EventStore;
  readonly tellMember: NotifyMember;
  readonly outbox: Outbox;
  readonly clock: () => Date;
}

/**
 * Notifies the author about changes of a question: a member according to preferences, a visitor by email with a status link. The author is
 * read from the question because the message does not name them.
 */
export function createAuthorNotifier({ store, tellMember, outbox, clock }: Deps): ConsumerHandlers {
  const tellOf =
    (type: MemberNotificationType) =>
    async (cause: Message & { data: { questionId: string } }): Promise<void> => {
      const { questionId } = cause.data;
      const events = await store.stream(questionStream).read(questionId);
      const state = fold(question, events);
      if (state.status === 'absent') throw new Error('The log does not hold the question.');
      if (state.memberId !== null) {
        const message = memberNotificationText(type, state.question);
        return tellMember(cause, { to: state.memberId, type, message, questionId });
      }
      if (type !== 'question_answered') return;
      const [recipientId, now] = [state.authorId, clock()];
      const id = deriveId(`${cause.id} ${recipientId}`, 'mail');
      const mail = { id, kind: 'visitor_question_answered', recipientId, questionId, notificationId: null };
      await outbox.add(mail, now, now);
    };
  return {
    ...handlerFor(questionAnswered, tellOf('question_answered')),
    ...handlerFor(informationRequested, tellOf('information_requested')),
    ...handlerFor(answerRevised, tellOf('answer_revised')),
  };
}
