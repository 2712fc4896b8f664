export { connectBus } from './connect-bus.ts';
export type { ConnectBusOptions } from './connect-bus.ts';
export type { Bus } from './bus.ts';
export type { BusLog } from './log.ts';

export { contextStream, deadLetterStream, mailStream, streamSpecFor } from './stream-spec.ts';
export type { StreamSpec } from './stream-spec.ts';

export type { MessageBatch, OutgoingMessage, SendOptions } from './publish.ts';
export { eventBatchType, eventType, jsonType } from './publish.ts';
export { createBatchingPublisher } from './batching-publisher.ts';
export type {
  Flush,
  BatchingPublisher,
  BatchingPublisherOptions,
  BatchingPublisherStats,
} from './batching-publisher.ts';

export { handlerFor } from './handlers.ts';
export type { Handler, HandlerContext, ConsumerHandlers } from './handlers.ts';
export type { ConsumeOptions } from './consume.ts';
export type { ConsumeBatchesOptions, PayloadBatch } from './consume-batches.ts';
export type {
  Consumer,
  ConsumerLag,
  ConsumerOptions,
  ConsumerPosition,
  ConsumerStatus,
  RegisteredConsumer,
} from './consumer.ts';
export type { StreamState } from './stream-state.ts';

export type { Attempt, DeadLetter } from './dead-letter.ts';
export type { DeadLetters, DiscardedLetter, ListDeadLetters } from './dead-letters.ts';
export type { Bucket, BucketChange, BucketEntry, BucketOptions, Watcher } from './bucket.ts';
export type { LiveHandler, LiveSubscription, SubscribeLiveOptions } from './live.ts';

export { BusError, BusOverloaded, InvalidMessage, isBusError } from './errors.ts';
export type { BusErrorCode } from './errors.ts';
