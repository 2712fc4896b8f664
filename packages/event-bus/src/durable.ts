import {
  type Consumer,
  type ConsumerConfig,
  type ConsumerInfo,
  JetStreamApiCodes,
  JetStreamApiError,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { BusConnection } from './connection.ts';

/** A durable pull consumer as declared in code. */
export interface DurableSpec {
  stream: string;
  durable: string;
  /** Milliseconds after which an unacknowledged message is redelivered. */
  ackWaitMs: number;
  /** Maximum number of unacknowledged messages, over all processes. */
  maxAckPending: number;
  /** Default: all subjects of the stream. */
  subjects?: string[];
}

/**
 * Creates the consumer, or updates it in place, and opens it.
 * @throws JetStreamApiError if the stream does not exist
 */
export async function openDurable({ js, jsm }: BusConnection, spec: DurableSpec): Promise<Consumer> {
  const { stream, durable } = spec;
  const wanted = toConfig(spec);
  let info = await findDurable(jsm.consumers.info(stream, durable));
  if (!info) {
    info = await jsm.consumers.add(stream, {
      ...wanted,
      durable_name: durable,
      ack_policy: 'explicit',
      deliver_policy: 'all',
    });
  } else if (differs(info.config, wanted)) {
    info = await jsm.consumers.update(stream, durable, wanted);
  }
  return js.consumers.getConsumerFromInfo(info);
}

/** Returns null if the stream exists, but not the consumer. */
export async function findDurable(request: Promise<ConsumerInfo>): Promise<ConsumerInfo | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) return null;
    throw error;
  }
}

const toConfig = ({ ackWaitMs, maxAckPending, subjects = [] }: DurableSpec): Partial<ConsumerConfig> => ({
  ack_wait: nanos(ackWaitMs),
  max_ack_pending: maxAckPending,
  // Unlimited: attempts are counted in a bucket, and the server's own limit would stop deliveries without notice.
  max_deliver: -1,
  filter_subject: subjects.length === 1 ? subjects[0] : undefined,
  filter_subjects: subjects.length > 1 ? subjects : undefined,
});

const differs = (found: ConsumerConfig, wanted: Partial<ConsumerConfig>): boolean =>
  Object.entries(wanted).some(
    ([key, value]) => JSON.stringify(found[key as keyof ConsumerConfig]) !== JSON.stringify(value),
  );
