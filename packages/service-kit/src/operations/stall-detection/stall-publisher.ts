import { type Message, componentRecovered, componentStalled, type ServiceName } from '@aera/contracts/server';
import { type BucketEntry, type Bus, isBusError } from '@aera/event-bus';
import { deriveId } from '../../service/metadata.ts';
import type { ComponentSample, StallReason } from './detect-stall.ts';

/** A stall as the processes of a service share it. Its id is the id of its message. */
interface RegisteredStall {
  readonly stallId: string;
  readonly checkpoint: string | null;
  readonly reason: StallReason;
  readonly stalledAt: string;
  /** False until the bus has stored the message. */
  readonly published: boolean;
}

type ComponentRef = Pick<ComponentSample, 'part' | 'name'>;

export interface StallPublisher {
  /** Returns the registered stall from which the component has not recovered; null if none. */
  findOpenStall(component: ComponentRef): Promise<RegisteredStall | null>;
  /** Idempotent: a stall that is registered already keeps its id and its first reason. */
  publishStalled(sample: ComponentSample, reason: StallReason): Promise<void>;
  /** Publishes nothing about a stall that was never published. */
  publishRecovered(component: ComponentRef): Promise<void>;
}

export interface StallPublisherDeps {
  readonly context: ServiceName;
  readonly bus: Pick<Bus, 'kv' | 'publish'>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * Publishes stalls directly to the bus because the relay itself may be stalled. The processes of a service share its stalls in a KV bucket
 * and use the same message id, so duplicates are dropped.
 */
export function createStallPublisher({ context, bus, clock, newId }: StallPublisherDeps): StallPublisher {
  const bucket = bus.kv<RegisteredStall>(`stalls-${context}`);
  const toKey = ({ part, name }: ComponentRef) => `${context}.${part}.${name}`;
  const now = () => clock().toISOString();

  /** The first process that detects a stall assigns its id. */
  async function registerStall(
    sample: ComponentSample,
    reason: StallReason,
  ): Promise<BucketEntry<RegisteredStall>> {
    const key = toKey(sample);
    const existing = await bucket.get(key);
    if (existing) return existing;
    const { checkpoint } = sample;
    const value = { stallId: newId(), checkpoint, reason, stalledAt: now(), published: false };
    try {
      return { value, revision: await bucket.put(key, value, { revision: 0 }) };
    } catch (error) {
      const first = isBusError(error, 'revision-conflict') && (await bucket.get(key));
      if (first) return first;
      throw error;
    }
  }

  /** Ignores a conflict: another process has published the stall, or its recovery. */
  async function markPublished(
    key: string,
    { value, revision }: BucketEntry<RegisteredStall>,
  ): Promise<void> {
    try {
      await bucket.put(key, { ...value, published: true }, { revision });
    } catch (error) {
      if (!isBusError(error, 'revision-conflict')) throw error;
    }
  }

  const createMessage = (type: string, id: string, subject: string, time: string, data: object): Message => ({
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
    findOpenStall: async (component) => (await bucket.get(toKey(component)))?.value ?? null,
    async publishStalled(sample, reason) {
      const { part, name, behind } = sample;
      const key = toKey(sample);
      const entry = await registerStall(sample, reason);
      const { stallId, stalledAt, reason: first, published } = entry.value;
      if (published) return;
      const data = { stallId, part, name, reason: first, behind, stalledAt };
      const kind = componentStalled(context);
      await bus.publish(createMessage(kind.type, stallId, key, stalledAt, kind.data.parse(data)));
      // Only after publishing: a process that starts in between publishes it again.
      await markPublished(key, entry);
    },
    async publishRecovered(component) {
      const key = toKey(component);
      const stall = (await bucket.get(key))?.value;
      if (!stall) return;
      if (stall.published) {
        const { part, name } = component;
        const recoveredAt = now();
        const data = { stallId: stall.stallId, part, name, recoveredAt };
        const kind = componentRecovered(context);
        const id = deriveId(stall.stallId, 'recovered');
        await bus.publish(createMessage(kind.type, id, key, recoveredAt, kind.data.parse(data)));
      }
      await bucket.delete(key);
    },
  };
}
