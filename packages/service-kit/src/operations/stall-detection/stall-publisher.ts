import { type Message, componentRecovered, componentStalled, type ServiceName } from '@aera/contracts/server';
import { type Bus, isBusError } from '@aera/event-bus';
import { deriveId } from '../../service/metadata.ts';
import type { ComponentSample, StallReason } from './detect-stall.ts';

/** A stall as shared between the processes of a service. */
export interface PublishedStall {
  readonly stallId: string;
  readonly checkpoint: string | null;
  readonly reason: StallReason;
  readonly stalledAt: string;
}

export interface StallPublisher {
  /** The published stall that has not recovered; null if none. */
  known(reading: Pick<ComponentSample, 'part' | 'name'>): Promise<PublishedStall | null>;
  stalled(reading: ComponentSample, reason: StallReason): Promise<void>;
  recovered(reading: Pick<ComponentSample, 'part' | 'name'>): Promise<void>;
}

export interface StallPublisherDeps {
  readonly context: ServiceName;
  readonly bus: Pick<Bus, 'kv' | 'publish'>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * Publishes stalls directly to the bus because the relay itself may be stalled. Instances share the published state in a KV bucket and use
 * the same message id, so duplicates are dropped.
 */
export function createStallPublisher({ context, bus, clock, newId }: StallPublisherDeps): StallPublisher {
  const bucket = bus.kv<PublishedStall>(`stalls-${context}`);
  const toKey = ({ part, name }: Pick<ComponentSample, 'part' | 'name'>) => `${context}.${part}.${name}`;
  const now = () => clock().toISOString();
  const known: StallPublisher['known'] = async (reading) => (await bucket.get(toKey(reading)))?.value ?? null;

  /** The first process that detects a stall assigns its id. */
  async function registerStall(reading: ComponentSample, reason: StallReason): Promise<PublishedStall> {
    const existing = await known(reading);
    if (existing) return existing;
    const stall = { stallId: newId(), checkpoint: reading.checkpoint, reason, stalledAt: now() };
    try {
      await bucket.put(toKey(reading), stall, { revision: 0 });
      return stall;
    } catch (error) {
      const first = isBusError(error, 'revision-conflict') && (await known(reading));
      if (first) return first;
      throw error;
    }
  }

  const message = (type: string, id: string, subject: string, time: string, data: object): Message => ({
    specversion: '1.0',
    id,
    source: `/services/${context}`,
    type,
    subject,
    time,
    datacontenttype: 'application/json',
    data,
  });

  return {
    known,
    async stalled(reading, reason) {
      const { part, name, behind } = reading;
      const { stallId, stalledAt, reason: first } = await registerStall(reading, reason);
      const data = { stallId, part, name, reason: first, behind, stalledAt };
      const kind = componentStalled(context);
      await bus.publish(message(kind.type, stallId, toKey(reading), stalledAt, kind.data.parse(data)));
    },
    async recovered(reading) {
      const stall = await known(reading);
      if (!stall) return;
      const { part, name } = reading;
      const recoveredAt = now();
      const data = { stallId: stall.stallId, part, name, recoveredAt };
      const kind = componentRecovered(context);
      const id = deriveId(stall.stallId, 'recovered');
      await bus.publish(message(kind.type, id, toKey(reading), recoveredAt, kind.data.parse(data)));
      await bucket.delete(toKey(reading));
    },
  };
}
