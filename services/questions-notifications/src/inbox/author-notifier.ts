import { answerRevised, informationRequested, type Message, questionAnswered } from '@aera/contracts/server';
import { type ConsumerHandlers, defineHandler } from '@aera/event-bus';
import { deriveId, type ServiceContext } from '@aera/service-kit';
import type { VisitorMailKind } from '../mail/compose-mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import { questionStream } from '../questions/question-stream.ts';
import { type MemberNotificationType, formatMemberNotification } from './notification-copy.ts';
import type { NotifyMember } from './member-notifier.ts';

/** Mails to visitors, who have no inbox and no preferences. */
const visitorMails: Partial<Record<MemberNotificationType, VisitorMailKind>> = {
  question_answered: 'visitor_question_answered',
  information_requested: 'visitor_information_requested',
};

/**
 * Notifies the author about changes of a question: a member according to preferences, a visitor by email with a status link. The author is
 * read from the question because the message does not name them.
 */
export function createAuthorNotifier(
  { store, clock }: ServiceContext,
  notifyMember: NotifyMember,
  outbox: Outbox,
): ConsumerHandlers {
  const createHandler =
    (type: MemberNotificationType) =>
    async (cause: Message & { data: { questionId: string } }): Promise<void> => {
      const { questionId } = cause.data;
      const state = await store.stream(questionStream).readState(questionId);
      if (state.status === 'absent') throw new Error('The question does not exist.');
      if (state.memberId !== null) {
        const message = formatMemberNotification(type, state.question);
        return notifyMember(cause, { to: state.memberId, type, message, questionId });
      }
      const kind = visitorMails[type];
      if (!kind) return;
      const [recipientId, now] = [state.authorId, clock()];
      const id = deriveId(`${cause.id} ${recipientId}`, 'mail');
      const mail = { id, kind, recipientId, questionId, notificationId: null };
      await outbox.add(mail, now, now);
    };
  return {
    ...defineHandler(questionAnswered, createHandler('question_answered')),
    ...defineHandler(informationRequested, createHandler('information_requested')),
    ...defineHandler(answerRevised, createHandler('answer_revised')),
  };
}
