import type { EventMetadata, EventStore } from '@aera/event-store';
import { inboxStream } from './inbox-stream.ts';
import type { RaisedNotification } from './inbox.ts';

/**
 * Adds a notification to its recipient's inbox. Idempotent: its id is also the id of the event. The inbox is not read, because it may be long
 * and no other rule applies.
 */
export async function raiseNotification(
  store: EventStore,
  data: RaisedNotification,
  metadata: EventMetadata,
): Promise<void> {
  const event = { id: data.notificationId, type: 'NotificationRaised', data } as const;
  await store.stream(inboxStream).append([data.recipientId], [event], { expected: 'any', metadata });
}
