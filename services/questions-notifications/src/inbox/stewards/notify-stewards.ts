import {
  informationProvided,
  ledgerDiverged,
  type Message,
  componentStalled,
  answerSlaAtRisk,
  answerSlaBreached,
  questionAssigned,
  questionReopened,
  questionSubmitted,
  type ServiceName,
  threatDetected,
} from '@aera/contracts/server';
import { type ConsumerHandlers, handlerFor } from '@aera/event-bus';
import { messageMetadata, deriveId, type ServiceContext } from '@aera/service-kit';
import { inboxStream } from '../inbox-stream.ts';
import { type StewardNotificationType, stewardNotificationTexts } from '../notification-copy.ts';
import { newQuestionNotificationId } from './create-steward-inbox.ts';

/**
 * Adds notifications to the inboxes of stewards: of the assignee if there is one, else of all. The ids derive from message and steward, so
 * it is idempotent.
 */
export function createStewardNotifier({ store, sql, clock }: ServiceContext): {
  questions: ConsumerHandlers;
  ledger: ConsumerHandlers;
  threats: ConsumerHandlers;
  createStallHandlers(context: ServiceName): ConsumerHandlers;
} {
  const listStewardIds = async () =>
    (await sql<{ id: string }>('select id from steward_inboxes order by id')).map(({ id }) => id);

  async function notify(
    cause: Message,
    type: StewardNotificationType,
    {
      questionId,
      to,
      dedupeKey = cause.id,
      message = stewardNotificationTexts[type],
    }: {
      questionId: string | null;
      to: readonly string[];
      /** Key of a notification that is sent once for several messages. */
      dedupeKey?: string;
      message?: string;
    },
  ): Promise<void> {
    for (const memberId of to) {
      const notificationId =
        type === 'new_question' && questionId
          ? newQuestionNotificationId(questionId, memberId)
          : deriveId(`${dedupeKey} ${memberId}`, 'notification');
      const data = { notificationId, memberId, type, message, questionId };
      const command = { type: 'RaiseNotification', data, now: clock().toISOString() } as const;
      await store.stream(inboxStream).handle([memberId], command, { metadata: messageMetadata(cause) });
    }
  }

  /** Notifies the assignee, else all stewards. */
  const createHandler =
    (type: StewardNotificationType) =>
    async (message: Message & { data: { questionId: string; stewardId?: string | null } }): Promise<void> => {
      const { questionId, stewardId } = message.data;
      await notify(message, type, { questionId, to: stewardId ? [stewardId] : await listStewardIds() });
    };

  return {
    questions: {
      ...handlerFor(questionSubmitted, createHandler('new_question')),
      ...handlerFor(questionReopened, createHandler('question_reopened')),
      ...handlerFor(informationProvided, createHandler('information_provided')),
      ...handlerFor(answerSlaAtRisk, createHandler('sla_at_risk')),
      ...handlerFor(answerSlaBreached, createHandler('sla_breached')),
      ...handlerFor(questionAssigned, async (message) => {
        const { questionId, stewardId, assignedBy } = message.data;
        // The steward who assigns a question to themselves is not notified.
        if (assignedBy !== stewardId)
          await notify(message, 'question_assigned', { questionId, to: [stewardId] });
      }),
    },
    ledger: handlerFor(ledgerDiverged, async (message) =>
      notify(message, 'ledger_tampering_detected', { questionId: null, to: await listStewardIds() }),
    ),
    createStallHandlers: (context) =>
      handlerFor(componentStalled(context), async (message) =>
        notify(message, 'component_stalled', { questionId: null, to: await listStewardIds() }),
      ),
    threats: handlerFor(threatDetected, async (message) => {
      const { threatId, threatType, severity, trusted } = message.data;
      // Threats from allowed addresses are listed, but not notified.
      if (trusted || (severity !== 'HIGH' && severity !== 'CRITICAL')) return;
      await notify(message, 'threat_detected', {
        questionId: null,
        to: await listStewardIds(),
        dedupeKey: threatId,
        message: `${stewardNotificationTexts.threat_detected} ${threatType}, ${severity}.`,
      });
    }),
  };
}
