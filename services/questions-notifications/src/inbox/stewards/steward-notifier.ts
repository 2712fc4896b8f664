import {
  informationProvided,
  isNotifiedThreat,
  ledgerMismatchDetected,
  severityNames,
  type Message,
  componentStalled,
  questionSlaAtRisk,
  questionSlaBreached,
  questionAssigned,
  questionReopened,
  questionSubmitted,
  type ServiceName,
  threatDetected,
} from '@aera/contracts/server';
import { type ConsumerHandlers, defineHandler } from '@aera/event-bus';
import { toMessageMetadata, deriveId, type ServiceContext } from '@aera/service-kit';
import { type StewardNotificationType, stewardNotificationTexts } from '../notification-copy.ts';
import { raiseNotification } from '../raise-notification.ts';
import { deriveNewQuestionNotificationId } from './create-steward-inbox.ts';

/**
 * Adds notifications to the inboxes of stewards. Notifications of a question go to its assignee, else to all stewards; those of reopened
 * questions and deadlines, the ledger, stalled components and threats go to all. Idempotent: the id of a notification derives from its
 * recipient and a key: the message, or the question or threat if several messages are about it.
 */
export function createStewardNotifier({ store, sql, clock }: ServiceContext): {
  questions: ConsumerHandlers;
  ledger: ConsumerHandlers;
  threats: ConsumerHandlers;
  createStallHandlers(service: ServiceName): ConsumerHandlers;
} {
  /** Stewards who have opened their inbox. Others get the pending questions when they first open it. */
  const listInboxOwnerIds = async () =>
    (await sql<{ id: string }>('select id from steward_inboxes order by id')).map(({ id }) => id);

  async function notify(
    cause: Message,
    type: StewardNotificationType,
    {
      questionId,
      to,
      dedupeKey = cause.id,
      text = stewardNotificationTexts[type],
    }: {
      questionId: string | null;
      to: readonly string[];
      /** Key of a notification that is sent once for several messages. For a new question, it derives from the question. */
      dedupeKey?: string;
      text?: string;
    },
  ): Promise<void> {
    for (const recipientId of to) {
      const notificationId =
        type === 'new_question' && questionId
          ? deriveNewQuestionNotificationId(questionId, recipientId)
          : deriveId(`${dedupeKey} ${recipientId}`, 'notification');
      const raisedAt = clock().toISOString();
      const data = { notificationId, recipientId, type, message: text, questionId, raisedAt };
      await raiseNotification(store, data, toMessageMetadata(cause));
    }
  }

  const readAssignee = async (questionId: string): Promise<string | null> => {
    const [question] = await sql<{ stewardId: string | null }>(
      'select steward_id as "stewardId" from questions where id = $1',
      [questionId],
    );
    return question?.stewardId ?? null;
  };
  const notifyAssigneeOrAll =
    (type: StewardNotificationType) =>
    async (message: Message & { data: { questionId: string } }): Promise<void> => {
      const { questionId } = message.data;
      const assignee = await readAssignee(questionId);
      await notify(message, type, {
        questionId,
        to: assignee === null ? await listInboxOwnerIds() : [assignee],
      });
    };
  /** For questions whose assignee may be absent or without access. */
  const notifyAll =
    (type: StewardNotificationType) =>
    async (message: Message & { data: { questionId: string } }): Promise<void> => {
      const { questionId } = message.data;
      await notify(message, type, { questionId, to: await listInboxOwnerIds() });
    };

  return {
    questions: {
      ...defineHandler(questionSubmitted, notifyAssigneeOrAll('new_question')),
      ...defineHandler(questionReopened, notifyAll('question_reopened')),
      ...defineHandler(informationProvided, notifyAssigneeOrAll('information_provided')),
      ...defineHandler(questionSlaAtRisk, notifyAll('sla_at_risk')),
      ...defineHandler(questionSlaBreached, notifyAll('sla_breached')),
      ...defineHandler(questionAssigned, async (message) => {
        const { questionId, stewardId, assignedBy } = message.data;
        // The steward who assigns a question to themselves is not notified.
        if (assignedBy !== stewardId)
          await notify(message, 'question_assigned', { questionId, to: [stewardId] });
      }),
    },
    ledger: defineHandler(ledgerMismatchDetected, async (message) =>
      notify(message, 'ledger_mismatch_detected', { questionId: null, to: await listInboxOwnerIds() }),
    ),
    createStallHandlers: (service) =>
      defineHandler(componentStalled(service), async (message) =>
        notify(message, 'component_stalled', { questionId: null, to: await listInboxOwnerIds() }),
      ),
    threats: defineHandler(threatDetected, async (message) => {
      if (!isNotifiedThreat(message.data)) return;
      const { threatId, threatType, severity } = message.data;
      await notify(message, 'threat_detected', {
        questionId: null,
        to: await listInboxOwnerIds(),
        dedupeKey: threatId,
        text: `${stewardNotificationTexts.threat_detected} ${threatType}, ${severityNames[severity]}.`,
      });
    }),
  };
}
