import { type EventStore, type Sql, waitForProjection } from '@aera/event-store';
import { deriveId } from '@aera/service-kit';
import { inboxStream } from '../inbox-stream.ts';
import { stewardNotificationTexts } from '../notification-copy.ts';
import { enrolledStewardStream } from './steward-inbox-stream.ts';
import { stewardInboxesProjection } from './steward-inboxes-projection.ts';

/** Pending questions in the inbox of a new steward. */
const maxBackfilled = 50;

/** The same for a question and a steward, whether it came before the steward or after. */
export const newQuestionNotificationId = (questionId: string, stewardId: string): string =>
  deriveId(`${questionId} ${stewardId}`, 'new-question');

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
  readonly untilListed: () => Promise<void>;
}

/** Creates a steward's inbox on their first visit, with pending questions in it. Idempotent. */
export const createStewardInboxSetup =
  ({ store, sql, clock, untilListed }: Deps) =>
  async (stewardId: string): Promise<void> => {
    const metadata = { actor: `steward:${stewardId}` };
    const now = clock().toISOString();
    const command = { type: 'CreateStewardInbox', data: { stewardId }, now } as const;
    await store.stream(enrolledStewardStream).handle([stewardId], command, { metadata });
    // From here on every new question comes by itself; those before it are looked up.
    await waitForProjection(store, stewardInboxesProjection.name);
    await untilListed();
    const waiting = await sql<{ id: string }>(
      `select id::text as id from questions where status in ('pending', 'reopened') order by submitted_at desc limit $1`,
      [maxBackfilled],
    );
    for (const { id: questionId } of waiting.toReversed()) {
      const notice = {
        notificationId: newQuestionNotificationId(questionId, stewardId),
        memberId: stewardId,
        type: 'new_question',
        message: stewardNotificationTexts.new_question,
        questionId,
      };
      await store
        .stream(inboxStream)
        .handle([stewardId], { type: 'RaiseNotification', data: notice, now }, { metadata });
    }
    if (waiting.length > 0) await untilListed();
  };
