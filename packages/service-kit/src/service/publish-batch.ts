import type { Message, ServiceName } from '@aera/contracts';
import type { Bus } from '@aera/event-bus';
import type { RelayBatch, StoredEvent } from '@aera/event-store';
import type { MessageDraft } from './define-service.ts';

/** Wraps a draft in a CloudEvents envelope with the stored event's id, stream, time, trace, correlation and causation. */
const toMessage = (service: ServiceName, event: StoredEvent, { kind, data }: MessageDraft): Message => ({
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

/** Publishes the messages of a batch of stored events: one on its own, several as a batch. Events without a message are skipped. */
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
