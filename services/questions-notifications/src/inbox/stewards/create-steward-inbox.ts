import { waitForProjection } from '@aera/event-store';
import { deriveId, type ServiceContext } from '@aera/service-kit';
import { inboxStream } from '../inbox-stream.ts';
import { stewardNotificationTexts } from '../notification-copy.ts';
import { stewardInboxStream } from './steward-inbox-stream.ts';
import { stewardInboxesProjection } from './steward-inboxes-projection.ts';

/** Pending questions in the inbox of a new steward. */
const maxBackfilled = 50;

/** The same whether the question was asked before or after the inbox was created. */
export const newQuestionNotificationId = (questionId: string, stewardId: string): string =>
  deriveId(`${questionId} ${stewardId}`, 'new-question');

/** Creates a steward's inbox on their first visit, with pending questions in it. Idempotent. */
export const createStewardInboxSetup =
  ({ store, sql, clock }: ServiceContext, waitUntilListed: () => Promise<void>) =>
  async (stewardId: string): Promise<void> => {
    const metadata = { actor: `steward:${stewardId}` };
    const now = clock().toISOString();
    const command = { type: 'CreateStewardInbox', data: { stewardId }, now } as const;
    await store.stream(stewardInboxStream).handle([stewardId], command, { metadata });
    // New questions are notified from now on; earlier ones are read from the table.
    await waitForProjection(store, stewardInboxesProjection.name);
    await waitUntilListed();
    const pending = await sql<{ id: string }>(
      `select id::text as id from questions where status in ('pending', 'reopened') order by submitted_at desc limit $1`,
      [maxBackfilled],
    );
    for (const { id: questionId } of pending.toReversed()) {
      const data = {
        notificationId: newQuestionNotificationId(questionId, stewardId),
        recipientId: stewardId,
        type: 'new_question',
        message: stewardNotificationTexts.new_question,
        questionId,
      };
      await store
        .stream(inboxStream)
        .handle([stewardId], { type: 'RaiseNotification', data, now }, { metadata });
    }
    if (pending.length > 0) await waitUntilListed();
  };
