import type { Message, ServiceName } from '@aera/contracts';
import type { Bus } from '@aera/event-bus';
import type { RelayBatch, StoredEvent } from '@aera/event-store';
import type { MessageDraft } from './define-service.ts';

/** Adds the envelope to a draft: id, stream, time and trace of the stored event. */
const toMessage = (
  service: ServiceName,
  event: StoredEvent,
  { kind, data }: MessageDraft,
): Message => ({
  specversion: '1.0',
  id: event.id,
  source: `/services/${service}`,
  type: kind.type,
  subject: event.streamId,
  time: event.recordedAt,
  datacontenttype: 'application/json',
  traceparent: event.metadata.traceparent,
  correlationid: event.metadata.correlationId,
  causationid: event.metadata.causationId,
  data,
});

/** Publishes a batch of stored events as one message or one batch of messages. */
export const createBatchPublisher =
  (
    service: ServiceName,
    bus: Pick<Bus, 'publish' | 'publishBatch'>,
    toDraft: (event: StoredEvent) => MessageDraft | null,
  ) =>
  async ({ id, events }: RelayBatch): Promise<void> => {
    const messages = events.flatMap((event) => {
      const draft = toDraft(event);
      return draft ? [toMessage(service, event, draft)] : [];
    });
    const [first, ...rest] = messages;
    if (!first) return;
    if (rest.length === 0) await bus.publish(first);
    else await bus.publishBatch({ id, context: service, messages });
  };
