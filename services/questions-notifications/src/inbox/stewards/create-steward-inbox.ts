import { waitForProjection } from '@aera/event-store';
import { deriveId, type ServiceContext } from '@aera/service-kit';
import { stewardNotificationTexts } from '../notification-copy.ts';
import { raiseNotification } from '../raise-notification.ts';
import { stewardInboxStream } from './steward-inbox-stream.ts';
import { stewardInboxesProjection } from './steward-inboxes-projection.ts';

/** Maximum number of questions in a new inbox: the newest that are pending or reopened. */
const maxBackfilled = 50;

/** Id of the notification of a new question: the same whether the question was asked before or after the inbox was created. */
export const deriveNewQuestionNotificationId = (questionId: string, stewardId: string): string =>
  deriveId(`${questionId} ${stewardId}`, 'new-question');

/**
 * Creates a steward's inbox on their first visit, with the questions that are pending or reopened then and not assigned to another steward.
 * Idempotent. A page sends several requests at once: they share the setup that is running, and its failure.
 */
export function createStewardInboxSetup(
  { store, sql, clock }: ServiceContext,
  waitUntilListed: () => Promise<void>,
): (stewardId: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();

  async function setUp(stewardId: string): Promise<void> {
    const metadata = { actor: `steward:${stewardId}` };
    const now = clock().toISOString();
    const handle = (type: 'CreateStewardInbox' | 'CompleteStewardInbox') =>
      store.stream(stewardInboxStream).handle([stewardId], { type, data: { stewardId }, now }, { metadata });
    const { state } = await handle('CreateStewardInbox');
    if (state.isFilled) return;
    // Once the projection has the inbox, the notifier knows it. Questions that it handled before are in the table; the id of a notification
    // lets one that it handles too be raised once.
    await waitForProjection(store, stewardInboxesProjection.name);
    await waitUntilListed();
    const pending = await sql<{ id: string }>(
      `select id::text as id from questions
       where status in ('pending', 'reopened') and (steward_id is null or steward_id = $1)
       order by submitted_at desc limit $2`,
      [stewardId, maxBackfilled],
    );
    for (const { id: questionId } of pending.toReversed()) {
      const data = {
        notificationId: deriveNewQuestionNotificationId(questionId, stewardId),
        recipientId: stewardId,
        type: 'new_question',
        message: stewardNotificationTexts.new_question,
        questionId,
        raisedAt: now,
      };
      await raiseNotification(store, data, metadata);
    }
    await handle('CompleteStewardInbox');
    if (pending.length > 0) await waitUntilListed();
  }

  return (stewardId) => {
    const setup = running.get(stewardId) ?? setUp(stewardId).finally(() => running.delete(stewardId));
    running.set(stewardId, setup);
    return setup;
  };
}
