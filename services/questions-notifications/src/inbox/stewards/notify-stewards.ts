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
import type { EventStore, Sql } from '@aera/event-store';
import { messageMetadata, deriveId } from '@aera/service-kit';
import { inboxStream } from '../inbox-stream.ts';
import { type StewardNotificationType, stewardNotificationTexts } from '../notification-copy.ts';
import { newQuestionNotificationId } from './create-steward-inbox.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
}

/**
 * Adds notifications to the inboxes of stewards: of the assignee if there is one, else of all. The ids derive from message and steward, so
 * a repeat adds nothing.
 */
export function createStewardNotifier({ store, sql, clock }: Deps): {
  ofQuestions: ConsumerHandlers;
  ofLedger: ConsumerHandlers;
  ofStalls(context: ServiceName): ConsumerHandlers;
  ofThreats: ConsumerHandlers;
} {
  const allStewardIds = async () =>
    (await sql<{ id: string }>('select id from steward_inboxes order by id')).map(({ id }) => id);

  async function tell(
    cause: Message,
    type: StewardNotificationType,
    {
      questionId,
      to,
      about = cause.id,
      message = stewardNotificationTexts[type],
    }: {
      questionId: string | null;
      to: readonly string[];
      /** Subject of a notification that is sent once, whatever the number of messages. */
      about?: string;
      message?: string;
    },
  ): Promise<void> {
    for (const memberId of to) {
      const notificationId =
        type === 'new_question' && questionId
          ? newQuestionNotificationId(questionId, memberId)
          : deriveId(`${about} ${memberId}`, 'notification');
      const data = { notificationId, memberId, type, message, questionId };
      const command = { type: 'RaiseNotification', data, now: clock().toISOString() } as const;
      await store.stream(inboxStream).handle([memberId], command, { metadata: messageMetadata(cause) });
    }
  }

  /** The assignee, else all stewards. */
  const tellOf =
    (type: StewardNotificationType) =>
    async (message: Message & { data: { questionId: string; stewardId?: string | null } }): Promise<void> => {
      const { questionId, stewardId } = message.data;
      await tell(message, type, { questionId, to: stewardId ? [stewardId] : await allStewardIds() });
    };

  return {
    ofQuestions: {
      ...handlerFor(questionSubmitted, tellOf('new_question')),
      ...handlerFor(questionReopened, tellOf('question_reopened')),
      ...handlerFor(informationProvided, tellOf('information_provided')),
      ...handlerFor(answerSlaAtRisk, tellOf('sla_at_risk')),
      ...handlerFor(answerSlaBreached, tellOf('sla_breached')),
      ...handlerFor(questionAssigned, async (message) => {
        const { questionId, stewardId, assignedBy } = message.data;
        // The steward who assigns a question to themselves is not notified.
        if (assignedBy !== stewardId)
          await tell(message, 'question_assigned', { questionId, to: [stewardId] });
      }),
    },
    ofLedger: handlerFor(ledgerDiverged, async (message) =>
      tell(message, 'ledger_tampering_detected', { questionId: null, to: await allStewardIds() }),
    ),
    ofStalls: (context) =>
      handlerFor(componentStalled(context), async (message) =>
        tell(message, 'component_stalled', { questionId: null, to: await allStewardIds() }),
      ),
    ofThreats: handlerFor(threatDetected, async (message) => {
      const { threatId, threatType, severity, trusted } = message.data;
      // What comes from the allow list is seen where threats are, and rings no bell.
      if (trusted || (severity !== 'HIGH' && severity !== 'CRITICAL')) return;
      await tell(message, 'intrusion', {
        questionId: null,
        to: await allStewardIds(),
        about: threatId,
        message: `${stewardNotificationTexts.intrusion} ${threatType}, ${severity}.`,
      });
    }),
  };
}
